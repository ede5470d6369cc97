import { useTranslation } from 'react-i18next'
import { ITEMS_PER_PAGE } from '@postwright/core/limits'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { useUnplanned } from '../data/use-unplanned.ts'
import { useCalendar, useOf } from './calendar-context.ts'
import { PostCard } from './post-card.tsx'
import classes from './calendar.module.css'

/** Drafts without a time, at the side of the calendar: they are planned by moving them onto it. */
export function Tray() {
  const { t } = useTranslation('calendar')
  const { workspaceId, store } = useCalendar()
  const drafts = useUnplanned(workspaceId, ITEMS_PER_PAGE)
  const moving = useOf(store.moving, (of) => of)
  const shown = drafts.status === 'ready' ? drafts.data.filter(({ id }) => !moving.get(id)?.at) : []
  const { urlOf } = useMediaUrls(
    workspaceId,
    shown.flatMap(({ media }) => media[0]?.mediaId ?? []),
  )
  return (
    <aside className={classes.tray} aria-labelledby="calendar-tray">
      <h2 id="calendar-tray" className={classes.date}>
        {t('calendar:tray.title')}
      </h2>
      <p className={classes.hint}>{t(shown.length === 0 ? 'calendar:tray.empty' : 'calendar:tray.hint')}</p>
      {shown.map((post) => (
        <PostCard key={post.id} post={post} place={null} urlOf={urlOf} />
      ))}
    </aside>
  )
}
