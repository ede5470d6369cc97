import type { Queue } from '@postwright/core/model/queue'
import type { QueuedPost } from '@postwright/core/slots/queue-order'
import { slotTimes } from '@postwright/core/slots/slots'

/** How many empty slots stand behind the last post. */
const BEHIND = 3
const WEEK = 7 * 24 * 60 * 60 * 1000

/** A place in a queue: a post, or a slot without one. */
export type QueueRow = { at: number; postId: string | null }

/** The posts of a queue in order, and the empty slots of the next seven days between and behind them. */
export function queueRows(queue: Pick<Queue, 'slots' | 'tzid'>, posts: readonly QueuedPost[], now: number): QueueRow[] {
  const week = slotTimes(queue, { from: now, until: now + WEEK })
  const last = posts.at(-1)?.at ?? now
  const behind = slotTimes(queue, { from: last + 1, until: last + 2 * WEEK }).slice(0, BEHIND)
  const taken = new Set(posts.map(({ at }) => at))
  const empty = [...new Set([...week, ...behind])].filter((at) => !taken.has(at))
  return [...posts, ...empty.map((at) => ({ at, postId: null }))].toSorted((a, b) => a.at - b.at)
}
