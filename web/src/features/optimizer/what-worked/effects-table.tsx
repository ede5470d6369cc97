import { useTranslation } from 'react-i18next'
import type { Effect } from '@postwright/core/learning/learn-effects'
import { liftText } from '../lift-text.ts'
import { IntervalBar } from './interval-bar.tsx'
import styles from './what-worked.module.css'

/** A forest plot with its numbers: a row for each feature, the largest lift first. */
export function EffectsTable({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation('optimizer')
  const sorted = effects.toSorted((a, b) => b.lift - a.lift)
  const reach = Math.max(...effects.flatMap(({ low, high }) => [Math.log(1 + high), -Math.log(1 + low)]), 0.1)
  return (
    <div className={styles.frame} role="region" aria-label={t('optimizer:worked.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('optimizer:worked.column.feature')}</th>
            <th scope="col">{t('optimizer:worked.column.posts')}</th>
            <th scope="col" className={styles.picture}>
              {t('optimizer:worked.column.picture')}
            </th>
            <th scope="col">{t('optimizer:worked.column.lift')}</th>
            <th scope="col">{t('optimizer:worked.column.range')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ feature, lift, low, high, isClear, count }) => (
            <tr key={feature.name} data-clear={isClear || undefined}>
              <th scope="row">{t(`optimizer:feature.${feature.name}.name`)}</th>
              <td>{count}</td>
              <td className={styles.picture}>
                <IntervalBar {...{ lift, low, high, isClear, reach }} />
              </td>
              <td>{liftText(lift)}</td>
              <td>{t('optimizer:range', { low: liftText(low), high: liftText(high) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
