import { useTranslation } from 'react-i18next'
import type { Simulation } from '@postwright/core/api/simulation'
import type { Finding, FindingWeight } from '@postwright/core/simulate/finding'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { formatShortDate, formatShortMonth, formatWeekday } from '@/ui/format-time.ts'
import { weightOf, foldFindings } from '../findings.ts'
import styles from './weeks-image.module.css'
import type { ReactNode } from 'react'

/** Weights, most serious first. */
const WEIGHTS = ['stops', 'changes', 'informs'] as const satisfies FindingWeight[]
const BUSY = 4

type Props = { simulation: Simulation; findings: readonly Finding[] }

/** Shows thirteen weeks side by side, with a square per day for the number of posts planned and the most serious finding. */
export function WeeksImage({ simulation: { days, tzid }, findings }: Props) {
  const { t } = useTranslation('simulator')
  const today = days[0]?.day ?? ''
  const dayOf = ({ at }: Finding) => fromInstant(at, tzid).local.slice(0, 10)
  const found = Map.groupBy(findings, dayOf)
  const listedOn = new Map(
    foldFindings(findings).flatMap(({ finding, later }) => [finding, ...later].map((each) => [each, dayOf(finding)])),
  )
  const before = today === '' ? 0 : Temporal.PlainDate.from(today).dayOfWeek - 1
  return (
    // Scrolls sideways on narrow screens, so it must be reachable with the keyboard.
    <figure className={styles.figure} tabIndex={0} aria-label={t('simulator:picture.label')}>
      <WeeksFrame today={today} weeks={Math.ceil((before + days.length) / 7)}>
        <ol className={styles.weeks} aria-label={t('simulator:picture.label')}>
          {days.map(({ day, posts }, place) => {
            const onDay = found.get(day) ?? []
            const [first] = onDay
            const weight = WEIGHTS.find((each) => onDay.some((finding) => weightOf(finding) === each))
            const words = t('simulator:picture.day', {
              day: formatShortDate(day, today),
              posts: t('simulator:picture.posts', { count: posts }),
              findings: t('simulator:picture.findings', { count: onDay.length }),
            })
            return (
              <li
                key={day}
                className={styles.day}
                style={{ '--first-row': place === 0 ? before + 1 : 'auto' }}
                data-posts={Math.min(posts, BUSY)}
                data-weight={weight}
                title={words}
              >
                {first ? (
                  <a className={styles.mark} href={`#day-${listedOn.get(first) ?? day}`} aria-label={words} />
                ) : (
                  <span className="visually-hidden">{words}</span>
                )}
              </li>
            )
          })}
        </ol>
      </WeeksFrame>
      <figcaption className={styles.legend}>
        <span className={styles.entry}>
          <span className={styles.key} data-posts={2} />
          {t('simulator:picture.planned')}
        </span>
        {WEIGHTS.map((weight) => (
          <span key={weight} className={styles.entry}>
            <span className={styles.key} data-weight={weight} />
            {t(`simulator:weight.${weight}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

type WeeksFrameProps = {
  /** The first day, `YYYY-MM-DD`; its week is the first column. */
  today: string
  weeks: number
  children: ReactNode
}

/** Shows weekday labels next to the squares and months above them; each square has its date in its label. */
function WeeksFrame({ today, weeks, children }: WeeksFrameProps) {
  if (today === '') return children
  const first = Temporal.PlainDate.from(today)
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const months = Array.from({ length: weeks }, (_, week) => {
    const last = monday.add({ days: 7 * week + 6 })
    return week === 0 || last.day <= 7 ? formatShortMonth(last.toString()) : ''
  })
  const weekdays = Array.from({ length: 7 }, (_, n) =>
    formatWeekday(monday.add({ days: n }).toZonedDateTime('UTC').epochMilliseconds, 'UTC'),
  )
  return (
    <div className={styles.frame}>
      <div className={styles.months} style={{ '--weeks': weeks }} aria-hidden>
        {months.map((month, week) => (
          <span key={week}>{month}</span>
        ))}
      </div>
      <div className={styles.weekdays} aria-hidden>
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {children}
    </div>
  )
}
