import { z } from 'zod'
import {
  DECK_FOLDER_MAX,
  DECK_LABELS_MAX,
  DECK_NAME_MAX,
  DECK_THUMBNAIL_MAX,
  POST_LABEL_MAX,
  TEMPLATE_ID_MAX,
} from '../limits.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { formatSchema } from './format.ts'
import { themeSchema } from './theme.ts'

/** The fields of a deck that editors write; its slides are separate documents, sorted by their places. */
export const deckDraftSchema = z.object({
  name: oneLine(DECK_NAME_MAX),
  /** Format that layers are positioned in; the others are derived from it. */
  format: formatSchema,
  theme: themeSchema,
  /** Brand kit of the deck; empty for none. */
  brandKitId: manyLines(128),
  /** Template that the deck was created from; empty for none. */
  templateId: manyLines(TEMPLATE_ID_MAX),
  folder: oneLineOrNothing(DECK_FOLDER_MAX),
  labels: z.array(oneLine(POST_LABEL_MAX)).max(DECK_LABELS_MAX),
  /** Campaign of the deck; empty for none. */
  campaignId: manyLines(128),
  /** Thumbnail of the first slide as a `data:image/webp` URL; empty until it is drawn. */
  thumbnail: z
    .string()
    .max(DECK_THUMBNAIL_MAX)
    .regex(/^(data:image\/webp;base64,[A-Za-z0-9+/=]+)?$/),
})

export type DeckDraft = z.infer<typeof deckDraftSchema>
