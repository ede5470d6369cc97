import { doc, limit, orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { decks, type Deck } from '@postwright/core/collections/decks'
import { slides, type Slide } from '@postwright/core/collections/slides'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '@/lib/live/use-live.ts'

/** The deck that a post was made from, and its slides, live. */
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
