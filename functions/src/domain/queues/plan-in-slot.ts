import type { BrandConfirmation } from '@postwright/core/model/brand-verdict'
import type { Member } from '@postwright/core/model/member'
import type { Post } from '@postwright/core/model/post'
import { QUEUE_POSTS_MAX } from '@postwright/core/limits'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import type { WrittenBy } from '../posts/find-approvers.ts'
import type { Plan } from '../posts/plan.ts'
import { rescheduleIn } from '../posts/reschedule-post.ts'
import { scheduleIn, schedulePlanIn } from '../posts/schedule-post.ts'
import { chooseSlot, type Wanted } from './choose-slot.ts'
import type { LoadedQueue } from './load-queue.ts'
import { orderMoves } from './order-moves.ts'

type Order = {
  post: Post
  place: Wanted['place']
  actor: string
  writtenBy?: WrittenBy
  planner?: Member | undefined
  rev?: number | undefined
  /** As for scheduling: null where the person who plans has confirmed nothing. */
  brand?: BrandConfirmation | null | undefined
  /** The draft as it is now, or what was frozen when the post was planned before, if it was. */
  content: 'draft' | 'scheduled'
  /** Whether the post is stored with its plan for the first time. */
  isNew?: boolean
}

/** What was planned, when, and how the queue has changed with it. */
export type InSlot = Plan & { at: number; queue: LoadedQueue['queue'] }

/**
 * Gives a post a slot and plans it for then, in a transaction that has written nothing yet. A post that names no channels gets
 * those of the queue.
 * @throws as `scheduleIn`, and `no_free_slot`, `slot_taken`, `queue_full`
 */
export async function planInSlotIn(deps: Deps, tx: Tx, loaded: LoadedQueue, order: Order): Promise<InSlot> {
  const { workspaceId, queue } = loaded
  const { post, place, actor, writtenBy, planner, rev, brand, isNew = false } = order
  const others = loaded.posts.filter(({ postId }) => postId !== post.id)
  if (others.length >= QUEUE_POSTS_MAX) throw new AppError('queue_full', { message: `queue ${queue.id}` })
  const own = loaded.posts.find(({ postId }) => postId === post.id)
  const taken = new Set([...loaded.taken].filter((at) => at !== own?.at))
  const connectionIds = post.connectionIds.length > 0 ? post.connectionIds : queue.connectionIds
  const wanted = { postId: post.id, connectionIds, place }
  const { at, moves } = await chooseSlot(deps, { ...loaded, posts: others, taken }, wanted)
  const inQueue = { queueId: queue.id, connectionIds }
  const scheduled = fromInstant(at, queue.tzid)
  const planned = { workspaceId, postId: post.id, rev, scheduled, actor, writtenBy, planner, brand, inQueue }
  const fresh = { workspaceId, post, variants: [], unreadable: [], isNew }
  const replan = order.content === 'scheduled' && post.lifecycle !== 'draft' ? rescheduleIn : scheduleIn
  const plan = isNew ? await schedulePlanIn(deps, tx, fresh, planned) : await replan(deps, tx, planned)
  const kept = { ...queue, moves: queue.moves.filter(({ postId }) => postId !== post.id) }
  const noted = deps.queues.noteIn(tx, workspaceId, queue, orderMoves(kept, moves, { actor, now: deps.clock.now() }))
  return { ...plan, at, queue: noted }
}
