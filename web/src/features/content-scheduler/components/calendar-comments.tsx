import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useComment } from '@/comments/data/comments.ts'
import { useOpenThreads } from '@/comments/open-threads.ts'
import { COMMENT_PARAM } from '@/config/comment-address.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

const CommentsPanel = lazyPart(async () => (await import('@/comments/comments-panel.tsx')).CommentsPanel)

type Marks = {
  /** Open threads by the id of the post or event. */
  posts: ReadonlyMap<string, number>
  events: ReadonlyMap<string, number>
  openEvent: (eventId: string) => void
}

const CommentMarks = createContext<Marks>({ posts: new Map(), events: new Map(), openEvent: () => undefined })

export function useCommentMarks(): Marks {
  return useContext(CommentMarks)
}

type Props = { workspaceId: string; children: ReactNode }

/** Marks posts and events with open threads, and shows an event's threads beside the calendar; a link to a comment on an event opens them. */
export function CalendarComments({ workspaceId, children }: Props) {
  const { t } = useTranslation('comments')
  const [params] = useSearchParams()
  const linked = useComment(workspaceId, params.get(COMMENT_PARAM))
  const linkedId = linked.status === 'ready' ? linked.data.id : null
  const [shownId, setShownId] = useState<string | null>(null)
  const [eventId, setEventId] = useState<string | null>(null)
  // Stored in state, because the open comments panel removes the link from the address.
  if (linked.status === 'ready' && linkedId !== shownId) {
    setShownId(linkedId)
    if (linked.data.subject.kind === 'event') setEventId(linked.data.subject.eventId)
  }
  const posts = useOpenThreads(workspaceId, 'post')
  const events = useOpenThreads(workspaceId, 'event')
  const marks = useMemo(() => ({ posts, events, openEvent: setEventId }), [posts, events])
  return (
    <CommentMarks value={marks}>
      {children}
      {eventId !== null && (
        <CommentsPanel
          key={eventId}
          workspaceId={workspaceId}
          subject={{ kind: 'event', eventId }}
          empty={t('comments:list.emptyPlan.event')}
          newAnchor={null}
          shownAnchor={() => null}
          onClose={() => setEventId(null)}
        />
      )}
    </CommentMarks>
  )
}
