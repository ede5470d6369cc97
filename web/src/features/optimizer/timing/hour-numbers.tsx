import { useTranslation } from 'react-i18next'
import type { HourRate } from '@postwright/core/learning/hour-rates'
import { liftText } from '../lift-text.ts'
import { hourName } from './hour-name.ts'
import styles from './timing.module.css'

/** The hours that were tried in numbers, the best first. */
export function HourNumbers({ hours }: { hours: readonly HourRate[] }) {
  const { t } = useTranslation('optimizer')
  const tried = hours.filter(({ count }) => count > 0).toSorted((a, b) => b.lift - a.lift)
  return (
    <div className={styles.tableFrame} role="region" aria-label={t('optimizer:timing.numbers')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('optimizer:timing.column.hour')}</th>
            <th scope="col">{t('optimizer:timing.column.posts')}</th>
            <th scope="col">{t('optimizer:timing.column.lift')}</th>
            <th scope="col">{t('optimizer:timing.column.range')}</th>
          </tr>
        </thead>
        <tbody>
          {tried.map(({ weekday, hour, count, lift, low, high }) => (
            <tr key={`${weekday}-${hour}`}>
              <th scope="row">{hourName({ weekday, hour })}</th>
              <td>{count}</td>
              <td>{liftText(lift)}</td>
              <td>{t('optimizer:range', { low: liftText(low), high: liftText(high) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
