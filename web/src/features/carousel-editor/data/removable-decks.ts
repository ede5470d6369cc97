import { dropDocument } from '@/documents/outbox/drop-document.ts'
import type { WriteOutcome } from '@/documents/server-version.ts'
import { log } from '@/lib/log.ts'
import { deckDrafts } from './deck-drafts.ts'
import { readSlides } from './read-slides.ts'
import { slideDrafts } from './slide-drafts.ts'

/** Decks as they are deleted: with all of their slides, and the deck last, so that what is left of a failure can be deleted again. */
export const removableDecks: typeof deckDrafts = { ...deckDrafts, server: { ...deckDrafts.server, remove } }

async function remove(workspaceId: string, deckId: string): Promise<WriteOutcome> {
  try {
    const slides = await readSlides(workspaceId, deckId)
    const outcomes = await Promise.all(
      slides.map(async ({ id }) => {
        await dropDocument({ collection: slideDrafts.collection, documentId: id })
        return slideDrafts.server.remove(workspaceId, id)
      }),
    )
    return outcomes.find((outcome) => outcome !== 'written') ?? deckDrafts.server.remove(workspaceId, deckId)
  } catch (error) {
    log.error('Decks: the slides of a deck could not be read', error)
    return 'failed'
  }
}
