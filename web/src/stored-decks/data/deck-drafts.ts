import { decks } from '@postwright/core/collections/decks'
import { deckDraftSchema, type DeckDraft } from '@postwright/core/scene/deck'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { DECK_LABELS_MAX, DECK_NAME_MAX } from '@postwright/core/limits'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'

/** Merge rules for two versions of a deck: each colour and font of its theme is merged separately. */
export const deckParts: DraftParts<DeckDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      name: { kind: 'text', max: DECK_NAME_MAX },
      labels: { kind: 'set', max: DECK_LABELS_MAX },
      theme: {
        kind: 'fields',
        fields: { colors: { kind: 'fields', fields: {} }, fonts: { kind: 'fields', fields: {} } },
      },
    },
  },
  putTogether: (parts) => deckDraftSchema.safeParse(parts).data ?? null,
}

/** Draft description of decks: the fields shown in the list of decks, and their theme. */
export const deckDrafts = describeDrafts(decks, {
  schema: deckDraftSchema,
  parts: deckParts,
  titleOf: ({ name }) => name,
  href: (deckId) => routes.carouselEditorDeck.href(deckId),
  words: { untitled: 'areas:deck.untitled', notCreated: 'areas:deck.notCreated' },
})
