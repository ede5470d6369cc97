import { getDocs } from 'firebase/firestore'
import type { Slide } from '@postwright/core/collections/slides'
import { readRows } from '@/lib/live/read-rows.ts'
import { slidesQuery } from './decks-queries.ts'

/** The slides of a deck in their order, once. @throws FirebaseError without a connection */
export async function readSlides(workspaceId: string, deckId: string): Promise<Slide[]> {
  const { docs } = await getDocs(slidesQuery(workspaceId, deckId))
  return readRows(docs, (slide) => slide.data()).data
}
