import { hourKey } from '@postwright/core/learning/hour-rates'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour, formatLongDate, formatShortDate } from '@/ui/format-time.ts'
import type { BestHours } from '../best-hours.ts'
import { type Place, placeKey } from '../calendar-place.ts'
import { AllDay } from './all-day.tsx'
import { DropPlace } from './drop-place.tsx'
import { HourPosts } from './hour-posts.tsx'
import { useSeen } from '@/ui/use-seen.ts'
import classes from './calendar.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Where a day begins to be of interest when it is opened. */
const FIRST_HOUR = 8

type Props = {
  days: readonly string[]
  now: { date: string; hour: number }
  best: BestHours | null
  onNew: (place: Place) => void
}

/** The hours of one or more days: a row for each hour, a day in each column. */
export function TimeGrid({ days, now, best, onNew }: Props) {
  const { t } = useTranslation('calendar')
  const scroller = useRef<HTMLDivElement>(null)
  const { length } = days

  // Only the hours move: the page stays where it is, with its heading in view.
  useEffect(() => {
    const grid = scroller.current
    const row = grid?.querySelector(`[data-row="${FIRST_HOUR}"]`)
    const heads = grid?.firstElementChild
    if (grid && row && heads) grid.scrollTop += row.getBoundingClientRect().top - heads.getBoundingClientRect().bottom
  }, [])

  return (
    <div role="presentation" ref={scroller} className={classes.hours} style={{ '--days': length }}>
      <div role="row" className={classes.days}>
        <div role="columnheader" className={classes.hour}>
          <span className={classes.hidden}>{t('calendar:hour')}</span>
        </div>
        {days.map((date) => (
          <div role="columnheader" key={date} data-today={date === now.date || undefined}>
            {formatShortDate(date, days[0] ?? date)}
            <AllDay date={date} />
          </div>
        ))}
      </div>
      {HOURS.map((hour) => (
        <HourRow key={hour} hour={hour} days={days} now={now} best={best} onNew={onNew} />
      ))}
    </div>
  )
}

function HourRow({ hour, days, now, best, onNew }: Props & { hour: number }) {
  const { t } = useTranslation('calendar')
  const { ref, isSeen } = useSeen<HTMLDivElement>()
  const time = formatHour(hour)
  const nowKey = placeKey(now)
  return (
    <div role="row" ref={ref} data-row={hour} className={classes.row}>
      <div role="rowheader" className={classes.hour}>
        {time}
      </div>
      {days.map((date) => {
        const place = { date, hour }
        const weekday = Temporal.PlainDate.from(date).dayOfWeek
        return (
          <DropPlace
            key={date}
            place={place}
            label={t('calendar:place.hour', { day: formatLongDate(date), time })}
            isToday={placeKey(place) === nowKey}
            isPast={placeKey(place) < nowKey}
            best={best?.status === 'known' ? (best.of.get(hourKey(weekday, hour)) ?? 0) : 0}
            onNew={onNew}
          >
            <HourPosts date={date} hour={hour} isSeen={isSeen} isWide={days.length === 1} />
          </DropPlace>
        )
      })}
    </div>
  )
}
