import { useTranslation } from 'react-i18next'
import type { RankedHook } from '@postwright/core/learning/rank-hooks'
import { StateBadge } from '@/ui/state-badge.tsx'
import styles from '../components/optimizer.module.css'
import { liftText } from '../lift-text.ts'
import { HookRow } from './hook-row.tsx'

/** Of what a feature adds, less than this is not worth a word. */
const WORTH_NAMING = 0.01

type Props = { hooks: readonly RankedHook[]; onChoose: (text: string) => void }

/** First lines by what the own posts promise for them, each with what its features add. */
export function LearnedHooks({ hooks, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  return (
    <ol className={styles.hooks}>
      {hooks.map((hook) => {
        const named = hook.contributions.filter(({ lift }) => Math.abs(lift) >= WORTH_NAMING)
        return (
          <HookRow
            key={hook.kind}
            option={hook}
            onChoose={onChoose}
            rank={<strong className={styles.lift}>{liftText(hook.lift)}</strong>}
            reasons={
              named.length > 0 && (
                <ul className={styles.reasons} aria-label={t('optimizer:hooks.reasons')}>
                  {named.map(({ name, lift }) => (
                    <li key={name}>
                      <StateBadge tone={lift > 0 ? 'positive' : 'warning'}>
                        {t('optimizer:hooks.reason', {
                          feature: t(`optimizer:feature.${name}.name`),
                          lift: liftText(lift),
                        })}
                      </StateBadge>
                    </li>
                  ))}
                </ul>
              )
            }
          />
        )
      })}
    </ol>
  )
}
