import { z } from 'zod'
import { documentId } from '../ids.ts'
import { FULL_NAME_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { galleryContentSchema, galleryWords, licenceSchema } from './gallery-content.ts'

/** Who made something of the gallery; both are empty for what the product itself offers. */
export const makerFields = { makerUid: z.string().max(128), makerName: z.string().max(FULL_NAME_MAX) }

/** One version of something in the gallery, `galleryItems/{id}`. Its content never changes: a change is another version. */
export const galleryItemSchema = documentBase.extend({
  ...galleryWords,
  ...makerFields,
  licence: licenceSchema,
  content: galleryContentSchema,
  version: z.int().min(1),
  /** Of the deck template or the contribution that it comes from. */
  sourceId: documentId(),
  /** False once a newer version is there or it was retired; decks that began with it keep their copies. */
  isOffered: z.boolean(),
  uses: z.int().min(0),
})

export type GalleryItem = z.infer<typeof galleryItemSchema>
