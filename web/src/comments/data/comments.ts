import {
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type Query,
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
import { deleteComment, editComment, resolveComment } from '@postwright/core/api/comments'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** A post or deck, and whether internal comments are asked for, too. */
export type CommentScope = { workspaceId: string; subject: CommentSubject; seesInternal: boolean }

/** The first comments of threads: open ones by their latest comment, resolved ones by when that was. */
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

/** Threads whose order comes after a time: those of the page that follows. */
export function olderThreadsQuery(scope: CommentScope, isResolved: boolean, before: number): Query<Comment> {
  return query(
    threadsQuery(scope, isResolved),
    where(isResolved ? 'resolvedAt' : 'latestAt', '<', Timestamp.fromMillis(before)),
  )
}

/** The latest replies, whatever their thread. */
export function repliesQuery(scope: CommentScope): Query<Comment> {
  return query(
    collectionRef(comments, scope.workspaceId),
    ...ofScope(scope),
    where('isReply', '==', true),
    orderBy('postedAt', 'desc'),
    limit(LIST_LIMIT_MAX),
  )
}

/** The replies of one thread, the latest first. */
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

/** The open threads on everything of a kind, the latest first: for the marks in a list. */
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
  /** Null when these are all. */
  showOlder: (() => void) | null
  isAsking: boolean
  failure: string | null
}

/** The threads of a post or deck: the latest live, older ones as they are asked for. With null it waits. */
export function useThreads(scope: CommentScope | null, isResolved: boolean): Threads {
  const first = useLiveList(scope && threadsQuery(scope, isResolved))
  const replies = useLiveList(scope && repliesQuery(scope))
  const [older, setOlder] = useState<{ of: boolean; rows: readonly Comment[]; isLast: boolean }>(NOTHING)
  const asking = useApiCall()
  const mine = older.of === isResolved ? older : { ...NOTHING, of: isResolved }
  const rows = first.status === 'ready' ? first.data : []
  const last = mine.rows.at(-1) ?? rows.at(-1)
  const before = last && (isResolved ? last.resolvedAt : last.latestAt)

  const showOlder = () =>
    asking.run(async () => {
      if (!scope || before === null || before === undefined) return
      const page = await readPage(olderThreadsQuery(scope, isResolved, before), { after: null, size: LIST_LIMIT_MAX })
      setOlder({ of: isResolved, rows: [...mine.rows, ...page.data], isLast: page.endCursor === null })
    })

  const known = new Set(rows.map(({ id }) => id))
  return {
    first,
    older: mine.rows.filter(({ id }) => !known.has(id)),
    replies: replies.status === 'ready' ? replies.data : [],
    showOlder: rows.length < LIST_LIMIT_MAX || mine.isLast ? null : () => void showOlder(),
    isAsking: asking.isRunning,
    failure: asking.failure,
  }
}

const NOTHING = { of: false, rows: [], isLast: false }

/** All replies of a thread, live; with null it waits. */
export function useWholeThread(scope: CommentScope | null, threadId: string): LiveList<Comment> {
  return useLiveList(scope && threadQuery(scope, threadId))
}

/** One comment, for links to it; with null it waits. */
export function useComment(workspaceId: string, commentId: string | null): LiveDoc<Comment> {
  return useLiveDoc(commentId === null ? null : doc(collectionRef(comments, workspaceId), commentId))
}

export async function changeComment(input: InputOf<typeof editComment>): Promise<void> {
  await call(editComment, input)
}

export async function removeComment(workspaceId: string, commentId: string): Promise<void> {
  await call(deleteComment, { workspaceId, commentId })
}

export async function setResolved(workspaceId: string, commentId: string, isResolved: boolean): Promise<void> {
  await call(resolveComment, { workspaceId, commentId, isResolved })
}
