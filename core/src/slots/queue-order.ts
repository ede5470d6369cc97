/** A queued post, with the instant of its slot. */
export type QueuedPost = { postId: string; at: number }

/** Returns posts in publishing order; at the same instant the smaller id is first. */
export function inQueueOrder(posts: readonly QueuedPost[]): QueuedPost[] {
  return posts.toSorted((a, b) => a.at - b.at || (a.postId < b.postId ? -1 : 1))
}

/** Returns the moves that change `posts` to `wanted`. */
export function movesBetween(posts: readonly QueuedPost[], wanted: readonly QueuedPost[]): QueuedPost[] {
  const before = new Map(posts.map(({ postId, at }) => [postId, at]))
  return wanted.filter(({ postId, at }) => before.get(postId) !== at)
}

/**
 * Returns the moves that place a post of a queue in the slot at `at`. If another post has the slot, the posts in between shift
 * by one towards the vacated slot: the same slots stay occupied. For a free slot only the post itself moves.
 */
export function moveInQueue(posts: readonly QueuedPost[], { postId, at }: QueuedPost): QueuedPost[] {
  const ordered = inQueueOrder(posts)
  const from = ordered.findIndex((post) => post.postId === postId)
  const to = ordered.findIndex((post) => post.at === at)
  if (from === -1 || ordered[from]?.at === at) return []
  if (to === -1) return [{ postId, at }]
  const ids = ordered.map((post) => post.postId)
  ids.splice(to, 0, ...ids.splice(from, 1))
  return movesBetween(ordered, assignToSlots(ids, ordered))
}

/** Assigns the posts with these ids, in this order, to the slots of the queue's posts. */
export function assignToSlots(ids: readonly string[], ordered: readonly QueuedPost[]): QueuedPost[] {
  return ordered.flatMap(({ at }, place): QueuedPost[] => {
    const postId = ids[place]
    return postId === undefined ? [] : [{ postId, at }]
  })
}

/**
 * Returns the moves that free the slot at `at` for another post: its post moves to the next slot, the post there to the following one, and so on up
 * to the first free slot. The last move comes first, so that two posts never share a slot.
 * @param later slots after `at`, in order
 * @returns null if no free slot follows
 */
export function makeRoom(posts: readonly QueuedPost[], at: number, later: Iterable<number>): QueuedPost[] | null {
  const byTime = new Map(inQueueOrder(posts).map((post) => [post.at, post.postId]))
  const moves: QueuedPost[] = []
  let displaced = byTime.get(at)
  if (displaced === undefined) return []
  for (const slot of later) {
    moves.unshift({ postId: displaced, at: slot })
    displaced = byTime.get(slot)
    if (displaced === undefined) return moves
  }
  return null
}

/**
 * Returns the moves that place a queue's posts, in order, in the given free slots.
 * @returns the moves, and the posts without a slot; those stay in place
 */
export function replanQueue(
  posts: readonly QueuedPost[],
  free: Iterable<number>,
): { moves: QueuedPost[]; left: QueuedPost[] } {
  const ordered = inQueueOrder(posts)
  const wanted: QueuedPost[] = []
  if (ordered.length > 0) {
    for (const at of free) {
      const post = ordered[wanted.length]
      if (post) wanted.push({ ...post, at })
      if (wanted.length >= ordered.length) break
    }
  }
  return { moves: movesBetween(ordered, wanted), left: ordered.slice(wanted.length) }
}

/** Returns the moves that shuffle a queue's posts over their slots. The same seed always gives the same order. */
export function shuffleQueue(posts: readonly QueuedPost[], seed: number): QueuedPost[] {
  const ordered = inQueueOrder(posts)
  const ids = shuffled(ordered.map(({ postId }) => postId).toSorted(), seed)
  return movesBetween(ordered, assignToSlots(ids, ordered))
}

/** Shuffles items with a seed (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const mixed = [...items]
  const next = numbersFrom(seed)
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = Math.floor(next() * (place + 1))
    mixed.splice(other, 1, ...mixed.splice(place, 1, ...mixed.slice(other, other + 1)))
  }
  return mixed
}

/** Returns a seeded generator of numbers from 0 to below 1: a linear congruential generator modulo 2^32, divided by 2^32. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
