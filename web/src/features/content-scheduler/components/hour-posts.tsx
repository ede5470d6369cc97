import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { formatShortDate } from '@/ui/format-time.ts'
import { placeOf, stretchOf } from '../calendar-place.ts'
import { useCalendar } from './calendar-context.ts'
import { OpenSlotButton, useSlotsAt } from './open-slots.tsx'
import { PostCard } from './post-card.tsx'
import { usePart } from './use-part.ts'
import classes from './calendar.module.css'

/** Hours that are read together: fewer listeners, and what is out of sight is not read. */
const BLOCK = 6
/** Posts of an hour that a column of a week shows; a day shows all. */
const SHOWN = 4

type Props = { date: string; hour: number; isSeen: boolean; isWide: boolean }

/** What an hour of a day has. */
export const HourPosts = memo(function HourPosts({ date, hour, isSeen, isWide }: Props) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid, openDay } = useCalendar()
  const first = hour - (hour % BLOCK)
  const stretch = stretchOf(date, tzid, first, first + BLOCK)
  const { status, posts } = usePart({ id: `${date}T${first}`, stretch, most: LIST_LIMIT_MAX, isSeen })
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
