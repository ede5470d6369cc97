import { useTranslation } from 'react-i18next'
import { formatLongDate, formatWeekday, formatShortDate } from '@/ui/format-time.ts'
import { weeksOf } from '@/posts/times/calendar-days.ts'
import { type Place, toTimeRange } from '../calendar-place.ts'
import { AllDay } from './all-day.tsx'
import { DropPlace } from './drop-place.tsx'
import { useSeen } from '@/ui/use-seen.ts'
import classes from './calendar.module.css'
import { memo } from 'react'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { usePlannedCount } from '../data/planned-posts.ts'
import { useCalendar } from './calendar-context.ts'
import { OpenSlotButton, useSlotsAt } from './free-slots.tsx'
import { PostCard } from './post-card.tsx'
import { usePart } from './use-part.ts'

type Props = {
  days: readonly string[]
  /** The month of the view, `YYYY-MM`. */
  month: string
  today: string
  onNew: (place: Place) => void
}

/** The weeks of a month: one row per week, one column per day. */
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

/** Number of posts shown per day of the month; the others are only counted. */
const SHOWN = 3

/** Shows the posts of a day of the month. Only the posts that are shown are read; the rest is counted. */
const DayPosts = memo(function DayPosts({ date, isSeen }: { date: string; isSeen: boolean }) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid, filter, compared, openDay } = useCalendar()
  const range = toTimeRange(date, tzid)
  const { status, posts } = usePart({ id: date, range, most: SHOWN, isSeen })
  const isFull = isSeen && compared === null && posts.length >= SHOWN
  const seen = posts.map(({ id }) => id).join()
  const counted = usePlannedCount(workspaceId, isFull ? { range, filter } : null, seen)
  const slots = useSlotsAt(date, null)
  const shownSlots = slots.slice(0, Math.max(0, SHOWN - posts.length))
  const more = Math.max(posts.length, counted ?? 0) - SHOWN
  const shown = posts.slice(0, SHOWN)
  const { urlOf } = useMediaUrls(
    workspaceId,
    shown.flatMap(({ media }) => media[0]?.mediaId ?? []),
  )
  return (
    <>
      {status === 'error' && <p className={classes.failed}>{t('calendar:failed.day')}</p>}
      {shown.map((post) => (
        <PostCard key={post.id} post={post} place={{ date, hour: null }} urlOf={urlOf} />
      ))}
      {isSeen &&
        status !== 'loading' &&
        shownSlots.map((slot) => <OpenSlotButton key={`${slot.queueId} ${slot.at}`} slot={slot} tzid={tzid} />)}
      {isSeen && shownSlots.length > 0 && slots.length > shownSlots.length && (
        <button type="button" className={classes.more} onClick={() => openDay(date)}>
          {t('calendar:slot.more', { count: slots.length - shownSlots.length })}
        </button>
      )}
      {more > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={t('calendar:more.label', { count: more, day: formatShortDate(date, date) })}
          onClick={() => openDay(date)}
        >
          {t(counted === LIST_LIMIT_MAX ? 'calendar:more.atLeast' : 'calendar:more.count', { count: more })}
        </button>
      )}
    </>
  )
})
