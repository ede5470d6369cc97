/** A post that waits in a queue, and the instant of its slot. */
export type QueuedPost = { postId: string; at: number }

/** Posts in the order in which they go out; of two at the same instant the one with the smaller id is first. */
export function inQueueOrder(posts: readonly QueuedPost[]): QueuedPost[] {
  return posts.toSorted((a, b) => a.at - b.at || (a.postId < b.postId ? -1 : 1))
}

/** What has to be moved for `posts` to stand as in `wanted`. */
export function movesBetween(posts: readonly QueuedPost[], wanted: readonly QueuedPost[]): QueuedPost[] {
  const before = new Map(posts.map(({ postId, at }) => [postId, at]))
  return wanted.filter(({ postId, at }) => before.get(postId) !== at)
}
