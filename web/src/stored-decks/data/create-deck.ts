import type { DeckDraft } from '@postwright/core/scene/deck'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import type { WriteOutcome } from '@/documents/draft-type.ts'
import { deckDrafts } from './deck-drafts.ts'
import { slideDrafts } from './slide-drafts.ts'

type Person = { uid: string; workspaceId: string }
type NewDeck = { deck: DeckDraft; slides: readonly Omit<SlideDraft, 'deckId'>[] }

/**
 * Stores a new deck with its slides, or keeps them on this device until the server has them.
 * @returns its id, and the result of storing it
 */
export function createDeck(
  { uid, workspaceId }: Person,
  { deck, slides }: NewDeck,
): { deckId: string; stored: Promise<WriteOutcome> } {
  const deckId = deckDrafts.server.newId(workspaceId)
  // The deck is written last, so that its slides exist once it is visible.
  const writes = slides.map((slide) =>
    beginDocument(slideDrafts, {
      uid,
      workspaceId,
      documentId: slideDrafts.server.newId(workspaceId),
      draft: { ...slide, deckId },
    }),
  )
  const last = beginDocument(deckDrafts, { uid, workspaceId, documentId: deckId, draft: deck })
  const stored = Promise.all([...writes, last]).then(
    (outcomes): WriteOutcome => outcomes.find((outcome) => outcome !== 'written') ?? 'written',
  )
  return { deckId, stored }
}
