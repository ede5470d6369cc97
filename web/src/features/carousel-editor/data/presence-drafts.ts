import { deckPresences, type DeckPresence } from '@postwright/core/collections/deck-presences'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const presenceSchema = deckPresences.schema.pick({
  deckId: true,
  name: true,
  slideId: true,
  layerIds: true,
  hasCursor: true,
  cursorX: true,
  cursorY: true,
})

export type PresenceDraft = Pick<
  DeckPresence,
  'deckId' | 'name' | 'slideId' | 'layerIds' | 'hasCursor' | 'cursorX' | 'cursorY'
>

/** How a tab says that it has a deck open. Nothing of it waits on the device: what is late is of no use. */
export const { server: presenceServer } = describeDrafts(deckPresences, {
  schema: presenceSchema,
  titleOf: () => null,
  href: () => routes.carouselEditor.href(),
  words: { untitled: 'areas:deck.untitled', notCreated: 'areas:deck.notCreated' },
})
