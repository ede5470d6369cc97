import type { ReactNode } from 'react'
import { formatShortMonth, formatWeekday } from '@/ui/format-time.ts'
import styles from './weeks-picture.module.css'

type Props = {
  /** The first day, `YYYY-MM-DD`; its week is the first column. */
  today: string
  weeks: number
  children: ReactNode
}

/** Days of the week beside the squares, and months above them; each square says its day itself. */
export function WeeksFrame({ today, weeks, children }: Props) {
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
