import { useMemo } from 'react'
import type { Deck } from '@postwright/core/collections/decks'
import type { Slide } from '@postwright/core/collections/slides'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '@/lib/live/use-live.ts'
import { slidesQuery } from '@/stored-decks/data/read-slides.ts'
import { deckRef } from './decks-queries.ts'

export function useDeck(workspaceId: string, deckId: string): { deck: LiveDoc<Deck>; slides: LiveList<Slide> } {
  const ref = useMemo(() => deckRef(workspaceId, deckId), [workspaceId, deckId])
  return { deck: useLiveDoc(ref), slides: useLiveList(slidesQuery(workspaceId, deckId)) }
}
