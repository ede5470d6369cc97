import type { Queue } from '@postwright/core/model/queue'
import type { QueuedPost } from '@postwright/core/slots/queue-order'
import { slotTimes } from '@postwright/core/slots/slots'
import { useState } from 'react'
import type { Post } from '@postwright/core/model/post'

/** Number of empty slots shown after the last post. */
const BEHIND = 3
const WEEK = 7 * 24 * 60 * 60 * 1000

/** A place in a queue: a post, or a slot without one. */
export type QueueRow = { at: number; postId: string | null }

/** Returns the posts and empty slots of a queue by time: the empty slots of the next seven days, and of the next three after the last post. */
export function queueRows(queue: Pick<Queue, 'slots' | 'tzid'>, posts: readonly QueuedPost[], now: number): QueueRow[] {
  const week = slotTimes(queue, { from: now, until: now + WEEK })
  const last = posts.at(-1)?.at ?? now
  const behind = slotTimes(queue, { from: last + 1, until: last + 2 * WEEK }).slice(0, BEHIND)
  const taken = new Set(posts.map(({ at }) => at))
  const empty = [...new Set([...week, ...behind])].filter((at) => !taken.has(at))
  return [...posts, ...empty.map((at) => ({ at, postId: null }))].toSorted((a, b) => a.at - b.at)
}

/** Timeout in milliseconds after which a stored order is no longer displayed locally, even if the posts have not been read with it. */
const READ_WITHIN = 10_000

const NONE: readonly QueuedPost[] = []

/**
 * Displays the user's order immediately, until the posts are read with their new times. Posts and queues are read separately, in any order: without
 * this, rows would jump back for a moment and drops would use the wrong slots.
 */
export function useShownMoves(posts: readonly Post[]) {
  const [moves, setMoves] = useState(NONE)
  const unread = moves.filter(({ postId, at }) => posts.some(({ id, nextAt }) => id === postId && nextAt !== at))
  // A move that was read once is complete: a later reversal is displayed when it is read.
  if (unread.length < moves.length) setMoves(unread)

  /** @param store resolves to true if the moves are stored */
  async function show(made: readonly QueuedPost[], store: () => Promise<boolean>) {
    setMoves((before) => [...before.filter(({ postId }) => !made.some((each) => each.postId === postId)), ...made])
    const isStored = await store()
    const end = () => setMoves((before) => before.filter((each) => !made.includes(each)))
    if (isStored) setTimeout(end, READ_WITHIN)
    else end()
  }

  return { moves: unread, show }
}
