import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { formatShortDate } from '@/ui/format-time.ts'
import { stretchOf } from '../calendar-place.ts'
import { usePlannedCount } from '../data/use-planned-count.ts'
import { useCalendar } from './calendar-context.ts'
import { OpenSlotButton, useSlotsAt } from './open-slots.tsx'
import { PostCard } from './post-card.tsx'
import { usePart } from './use-part.ts'
import classes from './calendar.module.css'

/** Posts of a day that the month shows; the others are a number. */
const SHOWN = 3

/** What a day of the month has. As many posts are read as are shown, and the rest is counted. */
export const DayPosts = memo(function DayPosts({ date, isSeen }: { date: string; isSeen: boolean }) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid, filter, compared, openDay } = useCalendar()
  const stretch = stretchOf(date, tzid)
  const { status, posts } = usePart({ id: date, stretch, most: SHOWN, isSeen })
  const isFull = isSeen && compared === null && posts.length >= SHOWN
  const seen = posts.map(({ id }) => id).join()
  const counted = usePlannedCount(workspaceId, isFull ? { stretch, filter } : null, seen)
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
