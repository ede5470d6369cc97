import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { deckDraftSchema } from '../scene/deck.ts'
import { slideDraftSchema } from '../scene/slide.ts'
import { ROOM_ERRORS, roomFilesSchema, roomTokenSchema } from './client-room.ts'
import { servedFontSchema } from './fonts.ts'

/**
 * Reads a deck that a review link shows, with the data needed to draw it; hidden slides and notes stay with the team. Separate from the room's other
 * contracts, because it depends on the contracts of all layer types.
 */
export const readRoomDeck = defineEndpoint({
  method: 'POST',
  path: '/review/deck',
  auth: 'public',
  input: z.object({ token: roomTokenSchema, deckId: documentId() }),
  output: z.object({
    deck: deckDraftSchema.pick({ name: true, format: true, theme: true }),
    slides: z.array(slideDraftSchema.and(z.object({ id: documentId() }))),
    fonts: z.array(servedFontSchema),
    files: roomFilesSchema,
  }),
  errors: ROOM_ERRORS,
})
