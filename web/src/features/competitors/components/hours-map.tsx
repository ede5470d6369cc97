import { useTranslation } from 'react-i18next'
import { findBusyHours } from '@postwright/core/radar/source-figures'
import { formatHour } from '@/ui/format-time.ts'
import { weekdaysInOrder, weekdayName } from '@/ui/weekdays.ts'
import styles from '../competitors.module.css'

const SHOWN = 3
const NAMED_EVERY = 6
const LIST = new Intl.ListFormat('en')

/** The posts of each hour of the week as a table whose cells are the darker, the more posts are in them. */
export function HoursMap({ week }: { week: readonly (readonly number[])[] }) {
  const { t } = useTranslation('competitors')
  const busy = findBusyHours(week, SHOWN)
  const most = busy[0]?.count ?? 0
  if (most === 0) return <p className={styles.soft}>{t('competitors:hours.none')}</p>
  return (
    <>
      <p className={styles.busy}>
        {t('competitors:hours.busiest', {
          hours: LIST.format(
            busy.map(({ weekday, hour, count }) =>
              t('competitors:hours.hour', { day: weekdayName(weekday), time: formatHour(hour), count }),
            ),
          ),
        })}
      </p>
      <div className={styles.frame} role="region" aria-label={t('competitors:hours.table')} tabIndex={0}>
        <table className={styles.hours}>
          <thead>
            <tr>
              <td />
              {Array.from({ length: 24 }, (_, hour) => (
                <th key={hour} scope="col">
                  <span aria-hidden={hour % NAMED_EVERY !== 0}>{hour % NAMED_EVERY === 0 ? formatHour(hour) : ''}</span>
                  {hour % NAMED_EVERY !== 0 && <span className="visually-hidden">{formatHour(hour)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdaysInOrder().map((weekday) => (
              <tr key={weekday}>
                <th scope="row">{weekdayName(weekday, 'short')}</th>
                {(week[weekday - 1] ?? []).map((count, hour) => (
                  <td
                    key={hour}
                    title={t('competitors:hours.hour', { day: weekdayName(weekday), time: formatHour(hour), count })}
                  >
                    <span className={styles.hour} style={{ '--share': `${Math.round((100 * count) / most)}%` }}>
                      <span className="visually-hidden">{count}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
