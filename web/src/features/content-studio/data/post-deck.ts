import { useMemo } from 'react'
import type { PostDeck } from '@postwright/core/collections/post-decks'
import { useLiveDoc, type LiveDoc, useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { postDeckRef } from '@/posts/data/post-deck-drafts.ts'
import { doc, limit, orderBy, query, where } from 'firebase/firestore'
import { decks, type Deck } from '@postwright/core/collections/decks'
import { slides, type Slide } from '@postwright/core/collections/slides'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the stored record of the deck that a post was made from, live; most posts have none. */
export function usePostDeck(workspaceId: string, postId: string): LiveDoc<PostDeck> {
  const ref = useMemo(() => postDeckRef(workspaceId, postId), [workspaceId, postId])
  return useLiveDoc(ref)
}

/** Returns the deck that a post was made from, and its slides, live. */
export function useDeckOfPost(workspaceId: string, deckId: string): { deck: LiveDoc<Deck>; slides: LiveList<Slide> } {
  const ref = useMemo(() => doc(collectionRef(decks, workspaceId), deckId), [workspaceId, deckId])
  const ordered = useMemo(
    () =>
      query(
        collectionRef(slides, workspaceId),
        where('deckId', '==', deckId),
        orderBy('place'),
        limit(DECK_SLIDES_MAX),
      ),
    [workspaceId, deckId],
  )
  return { deck: useLiveDoc(ref), slides: useLiveList(ordered) }
}
