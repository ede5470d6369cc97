import type { Queue } from '@postwright/core/model/queue'
import { inQueueOrder, type QueuedPost } from '@postwright/core/slots/queue-order'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { Span } from '@postwright/core/slots/slots'

/** A queue, its posts with the slots that they have or are being moved to, and every instant that one of them has. */
export type LoadedQueue = { workspaceId: string; queue: Queue; posts: QueuedPost[]; taken: ReadonlySet<number> }

type Needs = Pick<Deps, 'queues' | 'queuedPosts'>

/**
 * Reads a queue in a transaction that writes it: of two at once, one runs again and finds what the other has planned.
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
  // NOTE a slot that a post is still to leave counts as taken too: until then both would go out at once.
  return { workspaceId, queue, posts, taken: new Set([...waiting, ...queue.moves].map(({ at }) => at)) }
}

/** A slot nearer than this is left out: the one that a person was shown is still to come when they press. */
const SLOT_LEAD = 60_000

/** When slots may be given to posts. */
export function plannableSpan(now: number): Span {
  return { from: now + SLOT_LEAD, until: now + SCHEDULE_HORIZON }
}
