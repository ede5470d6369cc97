import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/excerpt'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { formatClock, showsOtherTime, viewerZone } from '@/ui/format-time.ts'
import { useCalendar, useOf } from './calendar-context.ts'
import classes from './calendar.module.css'
import { getPostState, type PostState } from '@postwright/core/posts/post-state'

/** Maximum number of network logos on a card; with more networks, a count is shown. */
const MARKS = 4

type Props = { post: Post; tzid: string; urlOf: (mediaId: string) => string | null }

/** The content of a card: time, network logos, the first image and the first line. */
export function CardBody({ post, tzid, urlOf }: Props) {
  const { t } = useTranslation('calendar')
  const { channels } = useCalendar()
  const platforms = [...new Set(post.connectionIds.flatMap((id) => channels.get(id)?.platform ?? []))]
  const picture = post.media[0] ? urlOf(post.media[0].mediaId) : null
  const { plannedAt } = post
  const handles = post.connectionIds.flatMap((id) => channels.get(id)?.handle ?? []).join(', ')
  const state = usePostState(post)
  const stateText = t('calendar:card.where', { state: t(`calendar:state.${state}`), channels: handles })
  const { timeZone } = useWorkspace()
  const viewer = viewerZone()
  /** The viewer's zone, or the workspace's if the viewer's is the displayed one. */
  const other = tzid === viewer ? timeZone : viewer
  return (
    <span className={classes.body}>
      <span className={classes.meta}>
        <span className={classes.dot} data-state={state} />
        {plannedAt !== null && <span className={classes.clock}>{formatClock(plannedAt, tzid)}</span>}
        {plannedAt !== null && showsOtherTime(plannedAt, tzid, other) && (
          <span className={classes.other}>{formatClock(plannedAt, other)}</span>
        )}
        {platforms.slice(0, MARKS).map((platform) => (
          <PlatformIcon key={platform} platform={platform} size={12} />
        ))}
        {platforms.length > MARKS && <span>+{platforms.length - MARKS}</span>}
      </span>
      <span className={classes.words}>
        {picture !== null && <img className={classes.picture} src={picture} alt="" loading="lazy" decoding="async" />}
        <span className={classes.hidden}>{stateText}</span>
        <span className={classes.text}>{firstLine(post.text) ?? (post.title || t('calendar:card.noText'))}</span>
      </span>
    </span>
  )
}

/** Returns the state of a post on the calendar: each minute re-renders only the cards whose state changes. */
export function usePostState(post: Post): PostState {
  const { store } = useCalendar()
  return useOf(store.now, (now) => getPostState(post, now))
}
