import { decks } from '@postwright/core/collections/decks'
import { deckDraftSchema } from '@postwright/core/scene/deck'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { deckParts } from './deck-parts.ts'

/** How decks are saved: what is in the list of decks, and their theme. */
export const deckDrafts = describeDrafts(decks, {
  schema: deckDraftSchema,
  parts: deckParts,
  titleOf: ({ name }) => name,
  href: (deckId) => routes.carouselEditorDeck.href(deckId),
  words: { untitled: 'areas:deck.untitled', notCreated: 'areas:deck.notCreated' },
})
