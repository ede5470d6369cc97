import { useTranslation } from 'react-i18next'
import { formatLongDate, formatWeekday } from '@/ui/format-time.ts'
import { weeksOf } from '@/posts/times/calendar-days.ts'
import type { Place } from '../calendar-place.ts'
import { AllDay } from './all-day.tsx'
import { DayPosts } from './day-posts.tsx'
import { DropPlace } from './drop-place.tsx'
import { useSeen } from '@/ui/use-seen.ts'
import classes from './calendar.module.css'

type Props = {
  days: readonly string[]
  /** The month that the view is about, `YYYY-MM`. */
  month: string
  today: string
  onNew: (place: Place) => void
}

/** The weeks of a month: a row each, a day in each column. */
export function MonthGrid({ days, month, today, onNew }: Props) {
  return (
    <>
      <div role="row" className={classes.names}>
        {days.slice(0, 7).map((day) => (
          <div role="columnheader" key={day}>
            {formatWeekday(Date.parse(`${day}T12:00:00Z`), 'UTC')}
          </div>
        ))}
      </div>
      {weeksOf(days).map((week) => (
        <Week key={week[0]} week={week} month={month} today={today} onNew={onNew} />
      ))}
    </>
  )
}

function Week({ week, month, today, onNew }: Omit<Props, 'days'> & { week: readonly string[] }) {
  const { t } = useTranslation('calendar')
  const { ref, isSeen } = useSeen<HTMLDivElement>()
  return (
    <div role="row" ref={ref} className={classes.week}>
      {week.map((date) => (
        <DropPlace
          key={date}
          place={{ date, hour: null }}
          label={t(date === today ? 'calendar:place.today' : 'calendar:place.day', { day: formatLongDate(date) })}
          isToday={date === today}
          isOutside={!date.startsWith(month)}
          isPast={date < today}
          onNew={onNew}
        >
          <span className={classes.number} aria-hidden="true">
            {Number(date.slice(8))}
          </span>
          <AllDay date={date} />
          <DayPosts date={date} isSeen={isSeen} />
        </DropPlace>
      ))}
    </div>
  )
}
