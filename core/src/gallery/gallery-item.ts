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

/** Licences for contributed work: CC0 1.0 and CC BY 4.0. */
export const OPEN_LICENCES = ['cc0', 'ccBy'] as const

/** Licence of a gallery item; `product` means made for the product. */
export const licenceSchema = z.enum(['product', ...OPEN_LICENCES])

export const galleryTagsSchema = z.array(hashtagSchema).min(GALLERY_TAGS_MIN).max(HASHTAG_GROUP_TAGS_MAX)

export const galleryContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), design: templateDesignSchema }),
  z.object({ kind: z.literal('palette'), colors: themeColorsSchema }),
  z.object({ kind: z.literal('hashtags'), tags: galleryTagsSchema }),
])

export type GalleryContent = z.infer<typeof galleryContentSchema>

/** Title and description of a gallery item. */
export const galleryWords = {
  title: oneLine(OFFER_TITLE_MAX),
  description: oneLineOrNothing(OFFER_DESCRIPTION_MAX),
}

/** Maker of a gallery item; both fields are empty for the product's own items. */
export const makerFields = { makerUid: z.string().max(128), makerName: z.string().max(FULL_NAME_MAX) }

/** One version of a gallery item, `galleryItems/{id}`. Its content never changes: a change creates another version. */
export const galleryItemSchema = documentBase.extend({
  ...galleryWords,
  ...makerFields,
  licence: licenceSchema,
  content: galleryContentSchema,
  version: z.int().min(1),
  /** Id of the deck template or contribution from which the item was made. */
  sourceId: documentId(),
  /** False after a newer version is published or the item is retired; decks created from it keep their copies. */
  isOffered: z.boolean(),
  uses: z.int().min(0),
})

export type GalleryItem = z.infer<typeof galleryItemSchema>

/** `draft`: never published. `published`: its last version is offered, regardless of later changes to the design. */
export const DECK_TEMPLATE_STATES = ['draft', 'published', 'retired'] as const

/** A deck template as edited by admins, `deckTemplates/{id}`. */
export const deckTemplateRecordSchema = documentBase.extend({
  ...galleryWords,
  ...makerFields,
  licence: licenceSchema,
  design: templateDesignSchema,
  state: z.enum(DECK_TEMPLATE_STATES),
  /** Last published version; 0 before the first. */
  version: z.int().min(0),
  /** Id of the last published version in the gallery. */
  itemId: documentId().nullable(),
  /** Reason why the template was removed from the gallery, until it is restored or published again. */
  takedown: takedownSchema.nullable().default(null),
})

export type DeckTemplateRecord = z.infer<typeof deckTemplateRecordSchema>
