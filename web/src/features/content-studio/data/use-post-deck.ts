import { useMemo } from 'react'
import type { PostDeck } from '@postwright/core/collections/post-decks'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'
import { postDeckRef } from '@/posts/data/post-deck-drafts.ts'

/** What is kept of the deck that a post was made from, live; most posts are made from none. */
export function usePostDeck(workspaceId: string, postId: string): LiveDoc<PostDeck> {
  const ref = useMemo(() => postDeckRef(workspaceId, postId), [workspaceId, postId])
  return useLiveDoc(ref)
}
