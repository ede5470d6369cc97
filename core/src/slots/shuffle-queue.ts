import { overSlots } from './move-in-queue.ts'
import { inQueueOrder, movesBetween, type QueuedPost } from './queued-post.ts'

/** The moves that bring a queue's posts into a random order over their slots. The same seed always leads to the same order. */
export function shuffleQueue(posts: readonly QueuedPost[], seed: number): QueuedPost[] {
  const ordered = inQueueOrder(posts)
  const ids = shuffled(ordered.map(({ postId }) => postId).toSorted(), seed)
  return movesBetween(ordered, overSlots(ids, ordered))
}

/** Fisher–Yates with the numbers of a seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const mixed = [...items]
  const next = numbersFrom(seed)
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = Math.floor(next() * (place + 1))
    mixed.splice(other, 1, ...mixed.splice(place, 1, ...mixed.slice(other, other + 1)))
  }
  return mixed
}

/** Numbers from 0 up to 1, the same for the same seed: a linear congruential generator modulo 2^32, its high bits. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
