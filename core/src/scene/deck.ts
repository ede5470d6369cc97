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

/** What editors write of a deck; its slides are documents of their own, in the order of their places. */
export const deckDraftSchema = z.object({
  name: oneLine(DECK_NAME_MAX),
  /** The format that layers are placed in; the others follow from it. */
  format: formatSchema,
  theme: themeSchema,
  /** The brand kit that it follows; empty for none. */
  brandKitId: manyLines(128),
  /** The template that it was begun from; empty for none. */
  templateId: manyLines(TEMPLATE_ID_MAX),
  folder: oneLineOrNothing(DECK_FOLDER_MAX),
  labels: z.array(oneLine(POST_LABEL_MAX)).max(DECK_LABELS_MAX),
  /** The campaign that it belongs to; empty for none. */
  campaignId: manyLines(128),
  /** Its first slide as a `data:image/webp` address, small; empty until it is drawn. */
  thumbnail: z
    .string()
    .max(DECK_THUMBNAIL_MAX)
    .regex(/^(data:image\/webp;base64,[A-Za-z0-9+/=]+)?$/),
})

export type DeckDraft = z.infer<typeof deckDraftSchema>
