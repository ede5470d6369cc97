import { QUEUE_OUTLOOK } from '@postwright/core/limits'
import { type QueuedPost, inQueueOrder } from '@postwright/core/slots/queue-order'
import { type WeeklySlots, nextFreeSlot } from '@postwright/core/slots/slots'
import type { Post } from '@postwright/core/model/post'
import type { Queue } from '@postwright/core/model/queue'

/** As far as a free slot is looked for: a year and a half. */
const FAR = 18 * QUEUE_OUTLOOK
/** A slot nearer than this is not promised: it may be over when the button is pressed. */
const LEAD = 60_000

/** The next free slot of a queue, and whether there is one in the next 30 days. */
export function queueOutlook(
  weekly: WeeklySlots,
  posts: readonly QueuedPost[],
  now: number,
): { next: number | null; isFullForLong: boolean } {
  const taken = new Set(posts.map(({ at }) => at))
  const next = nextFreeSlot(weekly, taken, { from: now + LEAD, until: now + FAR })
  return { next, isFullForLong: next === null || next > now + QUEUE_OUTLOOK }
}

/** The slots of a queue's posts: those that they have, or those that they are being moved to. */
export function queuedPosts({ moves }: Pick<Queue, 'moves'>, posts: readonly Post[]): QueuedPost[] {
  const moving = new Map(moves.map(({ postId, at }) => [postId, at]))
  return inQueueOrder(
    posts.flatMap(({ id, nextAt }) => {
      const at = moving.get(id) ?? nextAt
      return at === null ? [] : [{ postId: id, at }]
    }),
  )
}

/** The slot of a queue for which a post was begun. */
type WantedSlot = { queueId: string; tzid: string; at: number }

let wanted: (WantedSlot & { postId: string | null }) | null = null

/** The next post that is opened is for this slot. */
export function wantSlot(slot: WantedSlot): void {
  wanted = { ...slot, postId: null }
}

/** The slot for which this post was begun; null for a post that was not. */
export function wantedSlotOf(postId: string): WantedSlot | null {
  if (wanted === null || wanted.at <= Date.now()) return null
  wanted.postId ??= postId
  return wanted.postId === postId ? wanted : null
}

/** The post has a time now. */
export function forgetWantedSlot(): void {
  wanted = null
}
