import type { Queue } from '@postwright/core/model/queue'
import { inQueueOrder, type QueuedPost } from '@postwright/core/slots/queue-order'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { Span } from '@postwright/core/slots/slots'

/** A queue, its posts with their current or future slots, and all times at which these posts are planned. */
export type LoadedQueue = { workspaceId: string; queue: Queue; posts: QueuedPost[]; taken: ReadonlySet<number> }

type Needs = Pick<Deps, 'queues' | 'queuedPosts'>

/**
 * Reads a queue in a transaction that writes it: of two parallel transactions, one is retried and sees the other's plan.
 * @throws `not_found`
 */
export async function loadQueueIn(
  { queues, queuedPosts }: Needs,
  tx: Tx,
  { workspaceId, queueId }: { workspaceId: string; queueId: string },
): Promise<LoadedQueue> {
  const queue = await queues.getIn(tx, workspaceId, queueId)
  if (!queue) throw new AppError('not_found', { message: `queue ${queueId}` })
  const waiting = await queuedPosts.waiting(workspaceId, queueId)
  const moving = new Map(queue.moves.map(({ postId, at }) => [postId, at]))
  const posts = inQueueOrder(waiting.map(({ postId, at }) => ({ postId, at: moving.get(postId) ?? at })))
  // NOTE a slot that a post has yet to leave counts as taken too: otherwise both posts would be published at once.
  return { workspaceId, queue, posts, taken: new Set([...waiting, ...queue.moves].map(({ at }) => at)) }
}

/** Minimum time until a slot: a slot that was shown to a user is still in the future when they press the button. */
const SLOT_LEAD = 60_000

/** Returns the time range in which slots may be given to posts. */
export function plannableSpan(now: number): Span {
  return { from: now + SLOT_LEAD, until: now + SCHEDULE_HORIZON }
}
