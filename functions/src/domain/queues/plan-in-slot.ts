import type { BrandConfirmation } from '@postwright/core/model/brand-verdict'
import type { Member } from '@postwright/core/model/member'
import type { Post } from '@postwright/core/model/post'
import { QUEUE_POSTS_MAX } from '@postwright/core/limits'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { WrittenBy } from '../posts/find-approvers.ts'
import type { Plan } from '../posts/plan.ts'
import { rescheduleIn } from '../posts/reschedule-post.ts'
import { scheduleIn, schedulePlanIn } from '../posts/schedule-post.ts'
import { type LoadedQueue, plannableSpan } from './load-queue.ts'
import { orderMoves } from './queue-moves.ts'
import type { Place } from '@postwright/core/api/queues'
import { type QueuedPost, makeRoom } from '@postwright/core/slots/queue-order'
import { type Span, slotTimes, freeSlots } from '@postwright/core/slots/slots'

type Order = {
  post: Post
  place: Wanted['place']
  actor: string
  writtenBy?: WrittenBy
  planner?: Member | undefined
  rev?: number | undefined
  /** Breaches of brand rules that the planning user has confirmed; null for none, as for scheduling. */
  brand?: BrandConfirmation | null | undefined
  /** Current draft, or the frozen content if the post was planned before. */
  content: 'draft' | 'scheduled'
  /** True if the post is stored for the first time, with its plan. */
  isNew?: boolean
}

/** The plan, its time, and the updated queue. */
export type InSlot = Plan & { at: number; queue: LoadedQueue['queue'] }

/**
 * Gives a post a slot and plans it, in a transaction that has written nothing yet. A post without channels gets those of the queue.
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

/** Maximum number of free slots to check before a queue counts as full because of posts planned outside it. */
const CANDIDATES_MAX = 60

/** A post that needs a slot. The place `within` is any free slot in a span, for a copy of an evergreen. */
type Wanted = { postId: string; connectionIds: readonly string[]; place: Place | { kind: 'within'; span: Span } }

/** Slot for a post, and the moves of other posts that free it. */
type Chosen = { at: number; moves: QueuedPost[] }

type Needs = Pick<Deps, 'queuedPosts' | 'clock'>

/**
 * Resolves a place in a queue to a slot.
 * @throws `no_free_slot`, `slot_taken`
 */
async function chooseSlot(deps: Needs, loaded: LoadedQueue, wanted: Wanted): Promise<Chosen> {
  const { place } = wanted
  const span = plannableSpan(deps.clock.now())
  if (place.kind === 'top') return atTop(loaded, span)
  if (place.kind === 'slot') return { at: named(loaded, place.at, deps.clock.now()), moves: [] }
  if (place.kind === 'within') return { at: await firstFree(deps, loaded, wanted, place.span), moves: [] }
  if (place.kind === 'next') return { at: await firstFree(deps, loaded, wanted, span), moves: [] }
  const last = loaded.posts.at(-1)?.at ?? 0
  const behind = { ...span, from: Math.max(span.from, last + 1) }
  return { at: await firstFree(deps, loaded, wanted, behind), moves: [] }
}

/** Returns the next slot at which the post's channels have no other plan, by hand or from another queue. */
async function firstFree(
  { queuedPosts }: Needs,
  { workspaceId, queue, taken }: LoadedQueue,
  { postId, connectionIds }: Wanted,
  span: Span,
): Promise<number> {
  let asked = 0
  for (const at of freeSlots(queue, taken, span)) {
    if (asked === CANDIDATES_MAX) break
    asked += 1
    if (!(await queuedPosts.isPlannedAt(workspaceId, { connectionIds, at, except: postId }))) return at
  }
  throw new AppError('no_free_slot', { message: `queue ${queue.id}` })
}

function atTop({ queue, posts }: LoadedQueue, span: Span): Chosen {
  const slots = freeSlots(queue, new Set(), span)
  const { value: at } = slots.next()
  const moves = at === undefined ? null : makeRoom(posts, at, slots)
  if (at === undefined || moves === null) throw new AppError('no_free_slot', { message: `queue ${queue.id}` })
  return { at, moves }
}

function named({ queue, taken }: LoadedQueue, at: number, now: number): number {
  const isSlot = at > now && slotTimes(queue, { from: at, until: at + 1 }).length > 0
  if (!isSlot || taken.has(at)) throw new AppError('slot_taken', { message: `queue ${queue.id} at ${at}` })
  return at
}
