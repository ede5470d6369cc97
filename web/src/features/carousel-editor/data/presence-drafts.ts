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

/** Server access for the presence of a tab in a deck. Never queued on the device: stale presence is useless. */
export const { server: presenceServer } = describeDrafts(deckPresences, {
  schema: presenceSchema,
  titleOf: () => null,
  href: () => routes.carouselEditor.href(),
  words: { untitled: 'areas:deck.untitled', notCreated: 'areas:deck.notCreated' },
})
