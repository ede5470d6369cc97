import { doc } from 'firebase/firestore'
import { useState } from 'react'
import { comments } from '@postwright/core/collections/comments'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Comment } from '@postwright/core/model/comment'
import { readPage } from '@/lib/live/read-page.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '@/lib/live/use-live.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { olderThreadsQuery, repliesQuery, threadQuery, threadsQuery, type CommentScope } from './comments-queries.ts'

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
