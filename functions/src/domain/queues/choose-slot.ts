import type { Place } from '@postwright/core/api/queues'
import { freeSlots } from '@postwright/core/slots/free-slots'
import { makeRoom } from '@postwright/core/slots/make-room'
import type { QueuedPost } from '@postwright/core/slots/queued-post'
import { type Span, slotTimes } from '@postwright/core/slots/slot-times'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { LoadedQueue } from './load-queue.ts'
import { plannableSpan } from './queue-times.ts'

/** Free slots that are asked about before a queue counts as full of what was planned beside it. */
const CANDIDATES_MAX = 60

/** `within`: of a post that is published again. */
export type Wanted = { postId: string; connectionIds: readonly string[]; place: Place | { kind: 'within'; span: Span } }

/** The slot for a post, and the moves of others that make room for it. */
export type Chosen = { at: number; moves: QueuedPost[] }

type Needs = Pick<Deps, 'queuedPosts' | 'clock'>

/**
 * The slot that a place in a queue means now.
 * @throws `no_free_slot`, `slot_taken`
 */
export async function chooseSlot(deps: Needs, loaded: LoadedQueue, wanted: Wanted): Promise<Chosen> {
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

/** The next slot at which nothing else is planned on the post's channels either, by hand or from another queue. */
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
