/** The slot of a queue for which a post was begun. */
export type WantedSlot = { queueId: string; tzid: string; at: number }

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
