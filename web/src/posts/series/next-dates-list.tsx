import { useTranslation } from 'react-i18next'
import type { SeriesTimes } from '@postwright/core/model/series'
import { formatMoment } from '@/ui/format-moment.ts'
import { formatClock } from '@/ui/format-time.ts'
import { nextDates } from './next-dates.ts'
import styles from './rule-editor.module.css'

type Props = { times: SeriesTimes; now: number }

const COUNT = 5

/** The next dates of a rule, and what clock changes and short months do to them. */
export function NextDatesList({ times, now }: Props) {
  const { t } = useTranslation('repeats')
  const dates = nextDates(times, { now, count: COUNT })
  const { rhythm } = times.rule
  const leavesOut = rhythm.kind === 'monthly' && rhythm.day > 28 && rhythm.shortMonth === 'skip'
  return (
    <section className={styles.next} aria-labelledby="next-dates">
      <h3 id="next-dates" className={styles.nextTitle}>
        {t('repeats:next.title')}
      </h3>
      {dates.length === 0 ? (
        <p>{t('repeats:next.none')}</p>
      ) : (
        <ol className={styles.dates}>
          {dates.map(({ day, when, change }) => (
            <li key={day}>
              <time dateTime={when.local}>{formatMoment(when.instant, when.tzid, now)}</time>
              {change !== null && (
                <span className={styles.note}>
                  {t(`repeats:next.${change}`, { time: formatClock(when.instant, when.tzid) })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {leavesOut && <p className={styles.note}>{t('repeats:next.shortMonths', { day: rhythm.day })}</p>}
    </section>
  )
}
