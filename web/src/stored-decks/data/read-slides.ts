import { getDocs, limit, orderBy, query, type Query, where } from 'firebase/firestore'
import { slides, type Slide } from '@postwright/core/collections/slides'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import { readRows } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the query for the slides of a deck, in order. */
export function slidesQuery(workspaceId: string, deckId: string): Query<Slide> {
  return query(
    collectionRef(slides, workspaceId),
    where('deckId', '==', deckId),
    orderBy('place'),
    limit(DECK_SLIDES_MAX),
  )
}

/** Reads the slides of a deck in order, once. @throws FirebaseError without a connection */
export async function readSlides(workspaceId: string, deckId: string): Promise<Slide[]> {
  const { docs } = await getDocs(slidesQuery(workspaceId, deckId))
  return readRows(docs, (slide) => slide.data()).data
}
