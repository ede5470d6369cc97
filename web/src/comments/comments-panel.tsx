import { Button, Drawer, SegmentedControl } from '@mantine/core'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Comment, CommentAnchor, CommentVisibility } from '@postwright/core/model/comment'
import { type CommentSubject, commentSubjectId } from '@postwright/core/model/comment-subject'
import { COMMENT_PARAM } from '@/config/comment-address.ts'
import { OfflineError } from '@/lib/live/live-errors.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { useMay, useRole } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { NO_BANNER } from '@/ui/no-banner.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { CommentForm } from './comment-form.tsx'
import { useCommentPeople } from './comment-people.ts'
import { CommentThread, type ShownAnchor, WaitingItem } from './comment-thread.tsx'
import { commentOutbox } from './data/comment-outbox.ts'
import { useComment, useThreads, type Threads } from './data/comments.ts'
import styles from './comments.module.css'
import { useSeen } from './use-seen.ts'
import { VisibilitySwitch } from './visibility.tsx'

/** Anchor of the next comment; without an anchor the comment is on the whole subject. */
export type NewAnchor = {
  anchor: CommentAnchor
  quote: string | null
  words: string
  drop: string | null
  onDrop: () => void
}

/** Not a modal dialog: the page next to it stays accessible to assistive technology. */
const BESIDE = { ...NO_BANNER, content: { 'aria-modal': false } }

type Props = {
  workspaceId: string
  /** Subject of new comments; a deck's comments are shown for all of its slides. */
  subject: CommentSubject
  empty: string
  newAnchor: NewAnchor | null
  /** Returns the current form of a thread's anchor. */
  shownAnchor: (comment: Comment) => ShownAnchor | null
  /** Receives the threads that are shown, to mark their anchors. */
  onThreads?: (threads: readonly Comment[]) => void
  onClose: () => void
}

/** Shows the comments on a subject, such as a post, a deck or a queue, next to it: threads, fields for comments and replies, and their audience. */
export function CommentsPanel(props: Props) {
  const { workspaceId, subject, empty, newAnchor, shownAnchor, onThreads, onClose } = props
  const { t } = useTranslation(['comments', 'common'])
  const { user } = useSignedIn()
  const role = useRole()
  const seesInternal = useMay('read_internal')
  const canComment = useMay('comment')
  const people = useCommentPeople(workspaceId)
  const linkedId = useLinkedComment()
  const linked = useComment(workspaceId, linkedId)
  const linkedRoot = useComment(workspaceId, linked.status === 'ready' ? linked.data.threadId : null)
  const [tab, setTab] = useState<'open' | 'resolved' | null>(null)
  const isResolvedLink = linkedRoot.status === 'ready' && linkedRoot.data.resolvedAt !== null
  const isResolved = tab === null ? isResolvedLink : tab === 'resolved'
  const [visibility, setVisibility] = useState<CommentVisibility>('internal')
  const scope = role === null ? null : { workspaceId, subject, seesInternal }
  const threads = useThreads(scope, isResolved)
  const outbox = useWaiting(user.id)
  const rows = rowsOf(threads, outbox.sent, {
    subject,
    isResolved,
    linked: linkedRoot.status === 'ready' ? linkedRoot.data : null,
  })
  const replies = withSent(
    threads.replies,
    outbox.sent.filter(({ isReply }) => isReply),
  )
  const isNew = useSeen(user.id, commentSubjectId(subject), [...rows, ...replies])
  useReported(rows, onThreads)
  useSettled(threads)

  const members = people.members.filter(
    ({ uid, role: theirs }) => uid !== user.id && (visibility === 'client' || theirs !== 'client'),
  )

  function send(text: string, mentions: string[], thread: Comment | null) {
    const input = {
      workspaceId,
      commentId: crypto.randomUUID(),
      subject: thread?.subject ?? subject,
      threadId: thread?.id ?? null,
      text,
      mentions,
      visibility: thread?.visibility ?? (seesInternal ? visibility : 'client'),
      anchor: thread ? null : (newAnchor?.anchor ?? null),
    }
    commentOutbox.add(user.id, input, serverNow())
    if (!thread) newAnchor?.onDrop()
  }

  // A comment that has already been read from the server is not shown as waiting, although the reply to its call is still pending.
  const arrived = new Set([...rows, ...replies].map(({ id }) => id))
  const waiting = outbox.waiting.filter(
    ({ input }) => commentSubjectId(input.subject) === commentSubjectId(subject) && !arrived.has(input.commentId),
  )
  return (
    <Drawer
      opened
      position="right"
      title={t('comments:title')}
      // The subject stays usable next to the panel.
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      attributes={BESIDE}
      onClose={onClose}
    >
      <div className={styles.panel}>
        {canComment && (
          <CommentForm
            // The form takes the focus when the quote changes; typed text is kept.
            key={newAnchor?.quote ?? ''}
            label={t('comments:form.label')}
            placeholder={t('comments:form.placeholder')}
            send={t('comments:form.send')}
            members={members}
            place={`${user.id}/${commentSubjectId(subject)}`}
            takesFocus={linkedId === null}
            onSend={(text, mentions) => send(text, mentions, null)}
            above={
              <>
                {seesInternal && <VisibilitySwitch value={visibility} onChange={setVisibility} />}
                {newAnchor && <AnchorNote anchor={newAnchor} />}
              </>
            }
          />
        )}
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('comments:tabs.label')}
          value={isResolved ? 'resolved' : 'open'}
          data={[
            { value: 'open', label: t('comments:tabs.open') },
            { value: 'resolved', label: t('comments:tabs.resolved') },
          ]}
          onChange={(value) => setTab(value === 'resolved' ? 'resolved' : 'open')}
        />
        <ThreadsState threads={threads} count={rows.length + waiting.length} isResolved={isResolved} empty={empty}>
          <ul className={styles.threads} aria-label={t('comments:list.label')}>
            {!isResolved &&
              waiting
                .filter(({ input }) => input.threadId === null)
                .map((each) => (
                  <li key={each.input.commentId} className={styles.thread} data-visibility={each.input.visibility}>
                    <WaitingItem waiting={each} />
                  </li>
                ))}
            {scope &&
              rows.map((thread) => (
                <CommentThread
                  key={thread.id}
                  {...{ scope, thread, people, linkedId, isNew }}
                  replies={replies.filter(({ threadId }) => threadId === thread.id)}
                  waiting={waiting.filter(({ input }) => input.threadId === thread.id)}
                  anchor={shownAnchor(thread)}
                  onReply={(of, text, mentions) => send(text, mentions, of)}
                />
              ))}
          </ul>
        </ThreadsState>
        <FormError message={threads.failure} />
        {threads.showOlder && (
          <Button variant="default" loading={threads.isAsking} onClick={threads.showOlder}>
            {t('comments:list.older')}
          </Button>
        )}
      </div>
    </Drawer>
  )
}

function AnchorNote({ anchor: { quote, words, drop, onDrop } }: { anchor: NewAnchor }) {
  return (
    <div className={styles.anchor}>
      <span className={styles.soft}>{words}</span>
      {quote !== null && <blockquote className={styles.quote}>{quote}</blockquote>}
      {drop !== null && (
        <Button size="compact-xs" variant="subtle" onClick={onDrop}>
          {drop}
        </Button>
      )}
    </div>
  )
}

type StateProps = { threads: Threads; count: number; isResolved: boolean; empty: string; children: ReactNode }

function ThreadsState({ threads: { first }, count, isResolved, empty, children }: StateProps) {
  const { t } = useTranslation('comments')
  if (count > 0) return children
  if (first.status === 'loading') return <SkeletonList rows={3} label={t('comments:list.loading')} />
  if (first.status === 'error' && first.error instanceof OfflineError) {
    return <EmptyState title={t('comments:list.offlineTitle')} text={t('comments:list.offlineText')} />
  }
  if (first.status === 'error') return <ErrorPanel title={t('comments:list.failed')} onRetry={first.retry} />
  return isResolved ? (
    <EmptyState title={t('comments:list.emptyResolvedTitle')} text={t('comments:list.emptyResolvedText')} />
  ) : (
    <EmptyState title={t('comments:list.emptyTitle')} text={empty} />
  )
}

/**
 * Returns the comment linked in the address when the panel opens. The parameter is then removed from the address, so that going back leaves the
 * screen.
 */
function useLinkedComment(): string | null {
  const [params, setParams] = useSearchParams()
  const named = params.get(COMMENT_PARAM)
  const [linked, setLinked] = useState(named)
  if (named !== null && named !== linked) setLinked(named)
  useEffect(() => {
    if (named === null) return
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(COMMENT_PARAM)
        return next
      },
      { replace: true },
    )
  }, [named, setParams])
  return linked
}

/**
 * Returns the user's unsent comments on this device, and the comments just sent. Unsent comments are sent again at once and whenever the network
 * returns.
 */
function useWaiting(uid: string) {
  const state = useSyncExternalStore(commentOutbox.subscribe, commentOutbox.state)
  useEffect(() => {
    const flush = () => commentOutbox.flush(uid)
    flush()
    window.addEventListener('online', flush)
    return () => window.removeEventListener('online', flush)
  }, [uid])
  return { ...state, waiting: state.waiting.filter((each) => each.uid === uid) }
}

type Wanted = { subject: CommentSubject; isResolved: boolean; linked: Comment | null }

/** Returns the threads to show: those read from the server, those just sent and not read yet, and the linked one. */
function rowsOf(threads: Threads, sent: readonly Comment[], { subject, isResolved, linked }: Wanted): Comment[] {
  const { first, older } = threads
  const read = [...(first.status === 'ready' ? first.data : []), ...older]
  const begun = sent.filter(
    (each) => !each.isReply && commentSubjectId(each.subject) === commentSubjectId(subject) && !isResolved,
  )
  const led = linked && (linked.resolvedAt !== null) === isResolved ? [linked] : []
  const rows = new Map([...led, ...begun, ...read].map((each) => [each.id, each]))
  return [...rows.values()].toSorted((a, b) => orderOf(b, isResolved) - orderOf(a, isResolved))
}

function orderOf({ resolvedAt, latestAt }: Comment, isResolved: boolean): number {
  return isResolved ? (resolvedAt ?? latestAt) : latestAt
}

function withSent(read: readonly Comment[], sent: readonly Comment[]): Comment[] {
  return [...new Map([...sent, ...read].map((each) => [each.id, each])).values()]
}

/** Drops sent comments once they have been read from the server. */
function useSettled({ first, replies }: Threads): void {
  const key = [...(first.status === 'ready' ? first.data : []), ...replies].map(({ id }) => id).join(' ')
  useEffect(() => commentOutbox.settle(new Set(key.split(' '))), [key])
}

/** Reports the shown threads, once per change. */
function useReported(rows: readonly Comment[], onThreads: Props['onThreads']): void {
  const key = rows.map(({ id, rev }) => `${id}:${rev}`).join(' ')
  const told = useRef('')
  useEffect(() => {
    if (told.current === key) return
    told.current = key
    onThreads?.(rows)
  })
}
