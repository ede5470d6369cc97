import { z } from 'zod'
import { documentId } from '../ids.ts'
import { FULL_NAME_MAX, HASHTAG_GROUP_TAGS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { GALLERY_TAGS_MIN, OFFER_DESCRIPTION_MAX, OFFER_TITLE_MAX } from '../model/offer-limits.ts'
import { templateDesignSchema } from '../scene/templates/deck-template.ts'
import { themeColorsSchema } from '../scene/theme.ts'
import { hashtagSchema } from '../text/hashtag.ts'
import { oneLine, oneLineOrNothing } from '../text/text-fields.ts'
import { takedownSchema } from '../model/takedown.ts'

export const GALLERY_KINDS = ['template', 'palette', 'hashtags'] as const

export type GalleryKind = (typeof GALLERY_KINDS)[number]

/** The licences that people offer their work under: CC0 1.0 and CC BY 4.0. */
export const OPEN_LICENCES = ['cc0', 'ccBy'] as const

/** `product`: made for the product. */
export const licenceSchema = z.enum(['product', ...OPEN_LICENCES])

export const galleryTagsSchema = z.array(hashtagSchema).min(GALLERY_TAGS_MIN).max(HASHTAG_GROUP_TAGS_MAX)

/** What the gallery holds. */
export const galleryContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), design: templateDesignSchema }),
  z.object({ kind: z.literal('palette'), colors: themeColorsSchema }),
  z.object({ kind: z.literal('hashtags'), tags: galleryTagsSchema }),
])

export type GalleryContent = z.infer<typeof galleryContentSchema>

/** The words under which something stands in the gallery. */
export const galleryWords = {
  title: oneLine(OFFER_TITLE_MAX),
  description: oneLineOrNothing(OFFER_DESCRIPTION_MAX),
}

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
