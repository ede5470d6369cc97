import { z } from 'zod'
import { HASHTAG_GROUP_TAGS_MAX } from '../limits.ts'
import { GALLERY_TAGS_MIN, OFFER_DESCRIPTION_MAX, OFFER_TITLE_MAX } from '../model/offer-limits.ts'
import { templateDesignSchema } from '../scene/templates/deck-template.ts'
import { themeColorsSchema } from '../scene/theme.ts'
import { hashtagSchema } from '../text/hashtag.ts'
import { oneLine, oneLineOrNothing } from '../text/one-line.ts'

export const GALLERY_KINDS = ['template', 'palette', 'hashtags'] as const

export type GalleryKind = (typeof GALLERY_KINDS)[number]

/** The licences that people offer their work under: CC0 1.0 and CC BY 4.0. */
export const OPEN_LICENCES = ['cc0', 'ccBy'] as const

export type OpenLicence = (typeof OPEN_LICENCES)[number]

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
