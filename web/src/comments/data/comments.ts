import {
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type Query,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
  doc,
} from 'firebase/firestore'
import { comments } from '@postwright/core/collections/comments'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Comment } from '@postwright/core/model/comment'
import {
  COMMENTED,
  type CommentSubject,
  commentSubjectId,
  type CommentSubjectKind,
} from '@postwright/core/model/comment-subject'
import { collectionRef } from '@/lib/live/refs.ts'
import { useState } from 'react'
import { readPage } from '@/lib/live/read-page.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '@/lib/live/use-live.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { deleteComment, resolveComment } from '@postwright/core/api/comments'
import { call } from '@/lib/api-client.ts'

/** Subject whose comments are queried, and whether the query includes internal comments. */
export type CommentScope = { workspaceId: string; subject: CommentSubject; seesInternal: boolean }

/**
 * Returns the query for the comments that begin threads, one page: open threads by their latest comment, resolved threads by the time they were
 * resolved, newest first.
 */
export function threadsQuery(scope: CommentScope, isResolved: boolean): Query<Comment> {
  const first = [...ofScope(scope), where('isReply', '==', false)]
  return isResolved
    ? query(
        collectionRef(comments, scope.workspaceId),
        ...first,
        where('resolvedAt', '>', Timestamp.fromMillis(0)),
        orderBy('resolvedAt', 'desc'),
        limit(LIST_LIMIT_MAX),
      )
    : query(
        collectionRef(comments, scope.workspaceId),
        ...first,
        where('resolvedAt', '==', null),
        orderBy('latestAt', 'desc'),
        limit(LIST_LIMIT_MAX),
      )
}

/**
 * Returns the query for older threads: those with their latest comment, or their resolution, up to a time. Includes those of that time, so threads of
 * the same millisecond are not lost.
 */
export function olderThreadsQuery(scope: CommentScope, isResolved: boolean, until: number): Query<Comment> {
  return query(
    threadsQuery(scope, isResolved),
    where(isResolved ? 'resolvedAt' : 'latestAt', '<=', Timestamp.fromMillis(until)),
  )
}

/** Returns the query for the latest replies across all threads. */
export function repliesQuery(scope: CommentScope): Query<Comment> {
  return query(
    collectionRef(comments, scope.workspaceId),
    ...ofScope(scope),
    where('isReply', '==', true),
    orderBy('postedAt', 'desc'),
    limit(LIST_LIMIT_MAX),
  )
}

/** Returns the query for the latest replies of one thread, newest first. */
export function threadQuery({ workspaceId, seesInternal }: Omit<CommentScope, 'subject'>, threadId: string) {
  return query(
    collectionRef(comments, workspaceId),
    where('threadId', '==', threadId),
    ...visible(seesInternal),
    where('isReply', '==', true),
    orderBy('postedAt', 'desc'),
    limit(LIST_LIMIT_MAX),
  )
}

/** Returns the query for the next page of a thread's replies. Includes those posted at `until`, so replies of the same millisecond are not lost. */
export function olderRepliesQuery(scope: Omit<CommentScope, 'subject'>, threadId: string, until: number) {
  return query(threadQuery(scope, threadId), where('postedAt', '<=', Timestamp.fromMillis(until)))
}

/** Returns the query for the `LIST_LIMIT_MAX` open threads about one kind of subject with the latest comments, for the markers in a list. */
export function openThreadsQuery(
  { workspaceId, seesInternal }: Omit<CommentScope, 'subject'>,
  kind: CommentSubjectKind,
): Query<Comment> {
  return query(
    collectionRef(comments, workspaceId),
    where('subject.kind', '==', kind),
    ...visible(seesInternal),
    where('isReply', '==', false),
    where('resolvedAt', '==', null),
    orderBy('latestAt', 'desc'),
    limit(LIST_LIMIT_MAX),
  )
}

function ofScope({ subject, seesInternal }: CommentScope): QueryFieldFilterConstraint[] {
  const named = where(`subject.${COMMENTED[subject.kind].field}`, '==', commentSubjectId(subject))
  return [named, ...visible(seesInternal)]
}

function visible(seesInternal: boolean): QueryFieldFilterConstraint[] {
  return seesInternal ? [] : [where('visibility', '==', 'client')]
}

export type Threads = {
  first: LiveList<Comment>
  older: readonly Comment[]
  replies: readonly Comment[]
  /** Null if all threads are loaded. */
  showOlder: (() => void) | null
  isAsking: boolean
  failure: string | null
}

/** Returns the threads of a subject: the latest live, older ones on request. Waits while the scope is null. */
export function useThreads(scope: CommentScope | null, isResolved: boolean): Threads {
  const first = useLiveList(scope && threadsQuery(scope, isResolved))
  const replies = useLiveList(scope && repliesQuery(scope))
  const [older, setOlder] = useState<OlderThreads>({ of: false, ...NOTHING })
  const asking = useApiCall()
  const mine = older.of === isResolved ? older : NOTHING
  const rows = first.status === 'ready' ? first.data : []
  const isPage = first.status === 'ready' && rows.length + first.unreadable >= LIST_LIMIT_MAX
  const last = rows.at(-1)
  const until = mine.until ?? (last && (isResolved ? last.resolvedAt : last.latestAt)) ?? null

  const showOlder = () =>
    asking.run(async () => {
      if (!scope || until === null) return
      const list = olderThreadsQuery(scope, isResolved, until)
      const page = await readPage(list, { after: mine.cursor, size: LIST_LIMIT_MAX })
      const isLast = page.endCursor === null
      setOlder({ of: isResolved, until, rows: [...mine.rows, ...page.data], cursor: page.endCursor, isLast })
    })

  const known = new Set(rows.map(({ id }) => id))
  return {
    first,
    older: mine.rows.filter(({ id }) => !known.has(id)),
    replies: replies.status === 'ready' ? replies.data : [],
    showOlder: isPage && until !== null && !mine.isLast ? () => void showOlder() : null,
    isAsking: asking.isRunning,
    failure: asking.failure,
  }
}

type OlderThreads = {
  /** True for resolved threads. */
  of: boolean
  /** Time at which the older threads begin; null before the first page. */
  until: number | null
  rows: readonly Comment[]
  /** End of the last page. */
  cursor: QueryDocumentSnapshot<Comment> | null
  isLast: boolean
}

const NOTHING: Omit<OlderThreads, 'of'> = { until: null, rows: [], cursor: null, isLast: false }

export type WholeThread = {
  latest: LiveList<Comment>
  older: readonly Comment[]
  /** Null if all replies are loaded, or none yet. */
  showOlder: (() => void) | null
  isAsking: boolean
  failure: string | null
}

/** Returns the replies of a thread: the `LIST_LIMIT_MAX` latest live, older ones on request, a page each. Waits while the scope is null. */
export function useWholeThread(scope: CommentScope | null, threadId: string): WholeThread {
  const latest = useLiveList(scope && threadQuery(scope, threadId))
  const [older, setOlder] = useState<{ rows: readonly Comment[]; isLast: boolean }>({ rows: [], isLast: false })
  const asking = useApiCall()
  const isPage = latest.status === 'ready' && latest.data.length + latest.unreadable >= LIST_LIMIT_MAX
  const last = older.rows.at(-1) ?? (latest.status === 'ready' ? latest.data.at(-1) : undefined)

  const showOlder = () =>
    asking.run(async () => {
      if (!scope || !last) return
      const list = olderRepliesQuery(scope, threadId, last.postedAt)
      const page = await readPage(list, { after: null, size: LIST_LIMIT_MAX })
      setOlder({ rows: [...older.rows, ...page.data], isLast: page.endCursor === null })
    })

  return {
    latest,
    older: older.rows,
    showOlder: isPage && last && !older.isLast ? () => void showOlder() : null,
    isAsking: asking.isRunning,
    failure: asking.failure,
  }
}

/** Returns one comment, for links to it. Waits while the id is null. */
export function useComment(workspaceId: string, commentId: string | null): LiveDoc<Comment> {
  return useLiveDoc(commentId === null ? null : doc(collectionRef(comments, workspaceId), commentId))
}

export async function removeComment(workspaceId: string, commentId: string): Promise<void> {
  await call(deleteComment, { workspaceId, commentId })
}

export async function setResolved(workspaceId: string, commentId: string, isResolved: boolean): Promise<void> {
  await call(resolveComment, { workspaceId, commentId, isResolved })
}
