import { QUEUE_OUTLOOK } from '@postwright/core/limits'
import { type QueuedPost, inQueueOrder } from '@postwright/core/slots/queue-order'
import { type WeeklySlots, nextFreeSlot } from '@postwright/core/slots/slots'
import type { Post } from '@postwright/core/model/post'
import type { Queue } from '@postwright/core/model/queue'

/** Maximum distance of the search for a free slot: a year and a half. */
const FAR = 18 * QUEUE_OUTLOOK
/** Minimum lead time: an earlier slot may be past when the button is clicked. */
const LEAD = 60_000

/** Returns the next free slot of a queue. `isFullForLong`: true if no slot is free within the next 30 days. */
export function queueOutlook(
  weekly: WeeklySlots,
  posts: readonly QueuedPost[],
  now: number,
): { next: number | null; isFullForLong: boolean } {
  const taken = new Set(posts.map(({ at }) => at))
  const next = nextFreeSlot(weekly, taken, { from: now + LEAD, until: now + FAR })
  return { next, isFullForLong: next === null || next > now + QUEUE_OUTLOOK }
}

/** Returns the slots of a queue's posts: the current ones, or the target of a pending move. */
export function queuedPosts({ moves }: Pick<Queue, 'moves'>, posts: readonly Post[]): QueuedPost[] {
  const moving = new Map(moves.map(({ postId, at }) => [postId, at]))
  return inQueueOrder(
    posts.flatMap(({ id, nextAt }) => {
      const at = moving.get(id) ?? nextAt
      return at === null ? [] : [{ postId: id, at }]
    }),
  )
}

/** Slot of a queue for which a post was started. */
type WantedSlot = { queueId: string; tzid: string; at: number }

let wanted: (WantedSlot & { postId: string | null }) | null = null

/** Reserves a slot for the next post that is opened. */
export function wantSlot(slot: WantedSlot): void {
  wanted = { ...slot, postId: null }
}

/** Returns the slot for which a post was started; null if there is none, it has passed, or another post claimed it. */
export function wantedSlotOf(postId: string, now: number): WantedSlot | null {
  if (wanted === null || wanted.at <= now) return null
  return wanted.postId === null || wanted.postId === postId ? wanted : null
}

/** Assigns the slot to the first post that is opened; later posts do not get it. */
export function claimWantedSlot(postId: string): void {
  if (wanted !== null) wanted = { ...wanted, postId: wanted.postId ?? postId }
}

/** Clears the slot once the post has a time. */
export function forgetWantedSlot(): void {
  wanted = null
}
