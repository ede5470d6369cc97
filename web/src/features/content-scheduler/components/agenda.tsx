import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatDate } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { placeOf, type Stretch } from '../calendar-place.ts'
import { AllDay } from './all-day.tsx'
import { useCalendar } from './calendar-context.ts'
import { PostCard } from './post-card.tsx'
import { usePart } from './use-part.ts'
import classes from './calendar.module.css'

const FIRST = 25

/** What a view has, day by day, for screens that are too narrow for a grid. */
export function Agenda({ stretch, now }: { stretch: Stretch; now: number }) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid } = useCalendar()
  const [most, setMost] = useState(FIRST)
  const { status, posts } = usePart({ id: 'agenda', stretch, most, isSeen: true })
  const { urlOf } = useMediaUrls(
    workspaceId,
    posts.flatMap(({ media }) => media[0]?.mediaId ?? []),
  )
  const days = Map.groupBy(posts, ({ plannedAt }) => placeOf(plannedAt ?? 0, tzid).date)
  if (status === 'loading') return <SkeletonList rows={6} />
  if (posts.length === 0) {
    return <EmptyState drawing="calendar" title={t('calendar:empty.title')} text={t('calendar:empty.text')} />
  }
  return (
    <div className={classes.agenda}>
      {[...days].map(([date, own]) => (
        <section key={date} aria-labelledby={`agenda-${date}`}>
          <h2 id={`agenda-${date}`} className={classes.date}>
            {formatDate(date, now)}
          </h2>
          <AllDay date={date} />
          {own.map((post) => (
            <PostCard key={post.id} post={post} place={{ date, hour: null }} urlOf={urlOf} />
          ))}
        </section>
      ))}
      {posts.length >= most && most < LIST_LIMIT_MAX && (
        <Button variant="default" onClick={() => setMost(LIST_LIMIT_MAX)}>
          {t('calendar:more.load')}
        </Button>
      )}
    </div>
  )
}
