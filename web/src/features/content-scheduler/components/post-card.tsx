import { useDraggable } from '@dnd-kit/core'
import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import type { Post } from '@postwright/core/model/post'
import { type Place, placeOf } from '../calendar-place.ts'
import { lockOf } from '../publication-state.ts'
import { useCalendar, useOf } from './calendar-context.ts'
import { IconAlertTriangle, IconCopy, IconLock, IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useCommentMarks } from './calendar-comments.tsx'
import { CardBody, usePostState } from './card-body.tsx'
import classes from './calendar.module.css'
import { firstLine } from '@postwright/core/text/excerpt'
import { formatClock } from '@/ui/format-time.ts'

type PostCardFaceProps = {
  post: Post
  /** Place of the post; null for a draft of the tray. */
  place: Place | null
  urlOf: (mediaId: string) => string | null
  cardRef: (element: HTMLElement | null) => void
} & Pick<ReturnType<typeof useDraggable>, 'listeners' | 'isDragging'>

/** A post on the calendar: a click opens it; it is dragged, or moved with the space bar and the arrow keys. */
const PostCardFace = memo(function PostCardFace(props: PostCardFaceProps) {
  const { post, place, urlOf, cardRef, listeners, isDragging } = props
  const { t } = useTranslation('calendar')
  const { store, tzid, canPlan } = useCalendar()
  const lock = lockOf(post, canPlan)
  const isSelected = useOf(store.selected, (selected) => selected.has(post.id))
  const isSelecting = useOf(store.selected, ({ size }) => size > 0)
  const isCarried = useOf(store.carried, (carried) => carried?.post.id === post.id)
  const warnings = useOf(store.warnings, (all) => all.get(post.id))
  const text = useCardText(post)
  const state = usePostState(post)
  const threads = useCommentMarks().posts.get(post.id) ?? 0
  const threadsText = threads === 0 ? null : t('calendar:card.threads', { count: threads })
  const nearText = warnings?.near.length ? t('calendar:card.near', { count: warnings.near.length }) : null
  const sameText = warnings?.same.length ? t('calendar:card.same', { count: warnings.same.length }) : null
  const described = [
    lock === null ? t('calendar:card.movable') : t(`calendar:lock.${lock}`),
    ...(nearText === null ? [] : [nearText]),
    ...(sameText === null ? [] : [sameText]),
    ...(threadsText === null ? [] : [threadsText]),
  ].join(' ')

  function press(event: KeyboardEvent) {
    if (event.key !== ' ' || store.carried.get() !== null) return
    event.preventDefault()
    event.stopPropagation()
    if (lock === null) store.carried.set({ post, place: place ?? { ...placeOf(Date.now(), tzid), hour: null } })
  }

  function click(event: MouseEvent) {
    if (!canPlan || (!event.shiftKey && !event.metaKey && !event.ctrlKey)) return
    event.preventDefault()
    if (event.shiftKey) store.selectTo(post)
    else store.toggle(post)
  }

  return (
    <div
      ref={cardRef}
      className={classes.card}
      data-post={post.id}
      data-state={state}
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
      data-moving={isDragging || isCarried || undefined}
      {...listeners}
    >
      {canPlan && (
        <input
          type="checkbox"
          className={classes.check}
          data-shown={isSelecting || undefined}
          checked={isSelected}
          onChange={() => store.toggle(post)}
          aria-label={t('calendar:card.select', { text })}
        />
      )}
      <Link
        className={classes.open}
        to={routes.contentStudioPost.href(post.id)}
        aria-description={described}
        title={lock === null ? undefined : t(`calendar:lock.${lock}`)}
        draggable={false}
        onKeyDown={press}
        onClick={click}
      >
        <CardBody post={post} tzid={tzid} urlOf={urlOf} />
      </Link>
      {lock !== null && lock !== 'role' && <IconLock className={classes.sign} size="0.75rem" aria-hidden />}
      {threadsText !== null && (
        <span className={classes.sign} title={threadsText}>
          <IconMessage size="0.875rem" aria-hidden />
        </span>
      )}
      {nearText !== null && (
        <span className={classes.warning} title={nearText}>
          <IconAlertTriangle size="0.875rem" aria-hidden />
        </span>
      )}
      {sameText !== null && (
        <span className={classes.warning} title={sameText}>
          <IconCopy size="0.875rem" aria-hidden />
        </span>
      )}
    </div>
  )
})

/** Describes a post in words: its time, state, channels and first words. */
function useCardText(post: Post): string {
  const { t } = useTranslation('calendar')
  const { channels, tzid } = useCalendar()
  const state = usePostState(post)
  const handles = post.connectionIds.flatMap((id) => channels.get(id)?.handle ?? [])
  const words = firstLine(post.text) ?? (post.title || t('calendar:card.noText'))
  const values = {
    state: t(`calendar:state.${state}`),
    channels: handles.join(', '),
    text: words,
  }
  return post.plannedAt === null
    ? t('calendar:card.draft', values)
    : t('calendar:card.label', { ...values, time: formatClock(post.plannedAt, tzid) })
}

type Props = {
  post: Post
  /** Place of the post; null for a draft of the tray. */
  place: Place | null
  urlOf: (mediaId: string) => string | null
}

/** A post on the calendar that can be dragged. Each step of any drag re-renders only this component. */
export const PostCard = memo(function PostCard({ post, place, urlOf }: Props) {
  const { canPlan } = useCalendar()
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: post.id,
    data: { post },
    disabled: lockOf(post, canPlan) !== null,
  })
  return <PostCardFace {...{ post, place, urlOf, listeners, isDragging }} cardRef={setNodeRef} />
})
