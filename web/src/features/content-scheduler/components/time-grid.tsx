import { hourKey } from '@postwright/core/learning/hour-rates'
import { useEffect, useRef, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour, formatLongDate, formatShortDate } from '@/ui/format-time.ts'
import type { BestHours } from '../best-hours.ts'
import { type Place, placeKey, placeOf, toTimeRange } from '../calendar-place.ts'
import { AllDay } from './all-day.tsx'
import { DropPlace } from './drop-place.tsx'
import { useSeen } from '@/ui/use-seen.ts'
import classes from './calendar.module.css'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useCalendar } from './calendar-context.ts'
import { OpenSlotButton, useSlotsAt } from './free-slots.tsx'
import { PostCard } from './post-card.tsx'
import { usePart } from './use-part.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** First hour in view when a day is opened. */
const FIRST_HOUR = 8

type Props = {
  days: readonly string[]
  now: { date: string; hour: number }
  best: BestHours | null
  onNew: (place: Place) => void
}

/** The hours of one or more days: one row per hour, one column per day. */
export function TimeGrid({ days, now, best, onNew }: Props) {
  const { t } = useTranslation('calendar')
  const scroller = useRef<HTMLDivElement>(null)
  const { length } = days

  // Only the hours scroll: the page keeps its position, with its heading in view.
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

/** Number of hours read together: this needs fewer listeners, and blocks out of view are not read. */
const BLOCK = 6

/** Number of posts shown per hour in a week column; the day view shows all. */
const SHOWN = 4

type HourPostsProps = { date: string; hour: number; isSeen: boolean; isWide: boolean }

const HourPosts = memo(function HourPosts({ date, hour, isSeen, isWide }: HourPostsProps) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid, openDay } = useCalendar()
  const first = hour - (hour % BLOCK)
  const range = toTimeRange(date, tzid, first, first + BLOCK)
  const { status, posts } = usePart({ id: `${date}T${first}`, range, most: LIST_LIMIT_MAX, isSeen })
  const own = posts.filter(({ plannedAt }) => plannedAt !== null && placeOf(plannedAt, tzid).hour === hour)
  const shown = isWide ? own : own.slice(0, SHOWN)
  const { urlOf } = useMediaUrls(
    workspaceId,
    shown.flatMap(({ media }) => media[0]?.mediaId ?? []),
  )
  const slots = useSlotsAt(date, hour)
  const more = own.length - shown.length
  return (
    <>
      {status === 'error' && hour === first && <p className={classes.failed}>{t('calendar:failed.day')}</p>}
      {shown.map((post) => (
        <PostCard key={post.id} post={post} place={{ date, hour }} urlOf={urlOf} />
      ))}
      {isSeen && slots.map((slot) => <OpenSlotButton key={`${slot.queueId} ${slot.at}`} slot={slot} tzid={tzid} />)}
      {more > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={t('calendar:more.label', { count: more, day: formatShortDate(date, date) })}
          onClick={() => openDay(date)}
        >
          {t('calendar:more.count', { count: more })}
        </button>
      )}
    </>
  )
})
