import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { formatDate } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { placeOf, type TimeRange } from '../calendar-place.ts'
import { AllDay } from './all-day.tsx'
import { useCalendar } from './calendar-context.ts'
import { NothingMatches } from './nothing-matches.tsx'
import { OpenSlotButton, useSlotDays, useSlotsAt } from './free-slots.tsx'
import { PostCard } from './post-card.tsx'
import { usePart } from './use-part.ts'
import classes from './calendar.module.css'

const FIRST = 25

type Props = {
  range: TimeRange
  now: number
  /** The posts of the previous part; this part begins at the last of them. Empty for the first part. */
  above: readonly Post[]
}

/** The posts of a time range by day: one batch at first, the next batch on request. */
export function AgendaPart({ range, now, above }: Props) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid, compared, onClear } = useCalendar()
  const slotDays = useSlotDays()
  const [isContinued, setContinued] = useState(false)
  const most = above.length === 0 ? FIRST : LIST_LIMIT_MAX
  const { status, posts, retry } = usePart({ id: `agenda-${range.from}`, range, most, isSeen: true })
  const { urlOf } = useMediaUrls(
    workspaceId,
    posts.flatMap(({ media }) => media[0]?.mediaId ?? []),
  )
  const dateOf = ({ plannedAt }: Post) => placeOf(plannedAt ?? 0, tzid).date
  const [before, last] = [above.at(-1), posts.at(-1)]
  const own = posts.filter(({ id }) => above.every((post) => post.id !== id))
  const byDate = Map.groupBy(own, dateOf)
  const isCut = compared === null && posts.length >= most
  // Days after the last post read belong to the next part.
  const free = slotDays.filter(
    (date) => (!before || date > dateOf(before)) && (!isCut || !last || date <= dateOf(last)),
  )
  const dates = [...new Set([...byDate.keys(), ...free])].toSorted()
  if (status === 'loading') return <SkeletonList rows={6} />
  if (status === 'error') return <ErrorPanel title={t('calendar:failed.title')} {...(retry && { onRetry: retry })} />
  if (dates.length === 0 && !before) {
    if (onClear) return <NothingMatches onClear={onClear} />
    return <EmptyState drawing="calendar" title={t('calendar:empty.title')} text={t('calendar:empty.text')} />
  }
  return (
    <>
      {dates.map((date) => (
        <section key={date} aria-labelledby={`agenda-${date}`}>
          {(!before || dateOf(before) !== date) && (
            <>
              <h2 id={`agenda-${date}`} className={classes.date}>
                {formatDate(date, now)}
              </h2>
              <AllDay date={date} />
            </>
          )}
          {(byDate.get(date) ?? []).map((post) => (
            <PostCard key={post.id} post={post} place={{ date, hour: null }} urlOf={urlOf} />
          ))}
          <DaySlots date={date} tzid={tzid} />
        </section>
      ))}
      {isCut && last && !isContinued && (
        <Button variant="default" onClick={() => setContinued(true)}>
          {t('calendar:more.load')}
        </Button>
      )}
      {isContinued && last && (
        <AgendaPart range={{ from: last.plannedAt ?? range.from, to: range.to }} now={now} above={posts} />
      )}
    </>
  )
}

function DaySlots({ date, tzid }: { date: string; tzid: string }) {
  return useSlotsAt(date, null).map((slot) => (
    <OpenSlotButton key={`${slot.queueId} ${slot.at}`} slot={slot} tzid={tzid} />
  ))
}
