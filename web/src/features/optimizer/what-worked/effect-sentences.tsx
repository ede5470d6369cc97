import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Effect } from '@postwright/core/learning/learn-effects'
import { liftText } from '../lift-text.ts'
import styles from './what-worked.module.css'

/** What is clear of chance, in sentences; says so when nothing is. */
export function EffectSentences({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation('optimizer')
  const clear = effects
    .filter(({ isClear }) => isClear)
    .toSorted((a, b) => Math.abs(Math.log(1 + b.lift)) - Math.abs(Math.log(1 + a.lift)))
  if (clear.length === 0) return <p className={styles.soft}>{t('optimizer:worked.nothingClear')}</p>
  return (
    <ul className={styles.sentences}>
      {clear.map(({ feature, lift, low, high }) => (
        <li key={feature.name} className={styles.sentence} data-worse={lift < 0 || undefined}>
          {lift > 0 ? <IconTrendingUp size="1.25rem" aria-hidden /> : <IconTrendingDown size="1.25rem" aria-hidden />}
          <span>
            {t(lift > 0 ? 'optimizer:worked.more' : 'optimizer:worked.fewer', {
              what: t(`optimizer:feature.${feature.name}.what`),
              percent: Math.abs(Math.round(100 * lift)),
              low: liftText(low),
              high: liftText(high),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
