import { z } from 'zod'
import { documentId } from '../ids.ts'
import { documentBase } from '../model/document.ts'
import { takedownSchema } from '../model/takedown.ts'
import { templateDesignSchema } from '../scene/templates/deck-template.ts'
import { galleryWords, licenceSchema } from './gallery-content.ts'
import { makerFields } from './gallery-item.ts'

/** `draft`: never published. `published`: its last version is offered, whatever was changed in the design since. */
export const DECK_TEMPLATE_STATES = ['draft', 'published', 'retired'] as const

/** A deck template as admins work on it, `deckTemplates/{id}`. */
export const deckTemplateRecordSchema = documentBase.extend({
  ...galleryWords,
  ...makerFields,
  licence: licenceSchema,
  design: templateDesignSchema,
  state: z.enum(DECK_TEMPLATE_STATES),
  /** The last one that was published; 0 before. */
  version: z.int().min(0),
  /** Of that version in the gallery. */
  itemId: documentId().nullable(),
  /** Why it was taken out of the gallery, until it is put back or published again. */
  takedown: takedownSchema.nullable().default(null),
})

export type DeckTemplateRecord = z.infer<typeof deckTemplateRecordSchema>
