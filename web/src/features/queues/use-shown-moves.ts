import { useState } from 'react'
import type { Post } from '@postwright/core/model/post'
import type { QueuedPost } from '@postwright/core/slots/queue-order'

/** How long a stored order is shown before what is read says the same, in milliseconds. */
const READ_WITHIN = 10_000

const NONE: readonly QueuedPost[] = []

/**
 * The order that a person has made: shown at once, and until the posts are read with their new times. Posts and queues are read
 * apart, and either may come first: without this, rows would go back for a moment and drops would fall into other slots.
 */
export function useShownMoves(posts: readonly Post[]) {
  const [moves, setMoves] = useState(NONE)
  const unread = moves.filter(({ postId, at }) => posts.some(({ id, nextAt }) => id === postId && nextAt !== at))
  // A move that was read once is over: its way back is shown when it is read.
  if (unread.length < moves.length) setMoves(unread)

  /** @param store says whether the moves are stored */
  async function show(made: readonly QueuedPost[], store: () => Promise<boolean>) {
    setMoves((before) => [...before.filter(({ postId }) => !made.some((each) => each.postId === postId)), ...made])
    const isStored = await store()
    const end = () => setMoves((before) => before.filter((each) => !made.includes(each)))
    if (isStored) setTimeout(end, READ_WITHIN)
    else end()
  }

  return { moves: unread, show }
}
