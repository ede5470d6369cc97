import { limit, query } from 'firebase/firestore'
import { PREVIEW_ITEMS } from '@postwright/core/limits'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { CommentNotification, ReturnedNotification } from '@postwright/core/model/notification'
import { refs } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { useDecider } from '@/posts/approvals/use-decider.ts'
import { requestsQuery } from '@/posts/data/approval-requests.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { addressedQuery } from './overview-queries.ts'

/** A task for one user; `since` orders tasks without a due time. */
export type WaitingItem =
  | { kind: 'approval'; id: string; dueAt: number | null; since: number; request: ApprovalRequest }
  | { kind: 'comment'; id: string; dueAt: null; since: number; notification: CommentNotification }
  | { kind: 'returned'; id: string; dueAt: null; since: number; notification: ReturnedNotification }

/**
 * Returns approvals that the signed-in user may give, posts that were returned to them, and unread comments for them, sorted by due time, then oldest
 * first.
 * `hasMore`: further requests may wait for the user, since only the latest are read.
 */
export function useWaiting(): { read: LiveList<WaitingItem>; hasMore: boolean } {
  const { user, workspaceId } = useSignedIn()
  const { isForMe } = useDecider()
  const requests = useLiveList(query(requestsQuery(workspaceId, 'waiting', user.id), limit(PREVIEW_ITEMS)))
  const addressed = useLiveList(addressedQuery(refs.notifications(user.id), workspaceId))
  const items: WaitingItem[] = [
    ...(requests.status === 'ready' ? requests.data.filter(isForMe) : []).map((request) => ({
      kind: 'approval' as const,
      id: request.id,
      dueAt: request.dueAt,
      since: request.requestedAt,
      request,
    })),
    ...(addressed.status === 'ready' ? addressed.data : []).flatMap((notification): WaitingItem[] => {
      const common = { id: notification.id, dueAt: null, since: notification.happenedAt }
      if (notification.kind === 'comment.added') return [{ ...common, kind: 'comment', notification }]
      return notification.kind === 'post.returned' ? [{ ...common, kind: 'returned', notification }] : []
    }),
  ]
  if (requests.status === 'error') return { read: requests, hasMore: false }
  if (addressed.status === 'error') return { read: addressed, hasMore: false }
  const hasMore = requests.status === 'ready' && requests.data.length === PREVIEW_ITEMS
  return { read: { status: 'ready', data: items.toSorted(byUrgency), unreadable: 0 }, hasMore }
}

function byUrgency(a: WaitingItem, b: WaitingItem): number {
  const [dueA, dueB] = [a.dueAt ?? Infinity, b.dueAt ?? Infinity]
  return dueA === dueB ? a.since - b.since : dueA - dueB
}
