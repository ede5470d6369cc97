import {
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type Query,
  type QueryFieldFilterConstraint,
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
