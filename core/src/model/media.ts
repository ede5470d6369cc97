import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { CAPTIONS_LANGUAGES_MAX } from '../limits.ts'
import { libraryFieldsSchema } from './media-library.ts'
import { captionsSchema, mediaFactsSchema } from '../media/media-facts.ts'
import { fileNameSchema } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const MEDIA_SCHEMA = 3

/** Visible area of an image, in pixels of the image. */
export const cropSchema = z.object({
  left: z.int().min(0),
  top: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
})

export type Crop = z.infer<typeof cropSchema>

/** Point of an image that crops keep visible, in thousandths of its width and height. */
export const focusSchema = z.object({ x: z.int().min(0).max(1000), y: z.int().min(0).max(1000) })

export type Focus = z.infer<typeof focusSchema>

/** A stored file, `workspaces/{wid}/media/{sha256}`; the id is the hash, so a repeated upload is the same document. */
export const mediaSchema = documentBase.extend({
  workspaceId: documentId(),
  name: fileNameSchema,
  ...mediaFactsSchema.shape,
  /** Image that this one was cropped from; it may have been deleted since. */
  derivedFrom: z.object({ mediaId: documentId(), crop: cropSchema }).nullable().default(null),
  /** Point that crops keep visible; null until a person has selected one: crops then use the centre. */
  focus: focusSchema.nullable().default(null),
  /** Captions of a video, at most one per language. */
  captions: z.array(captionsSchema).max(CAPTIONS_LANGUAGES_MAX).default([]),
  /** Member who last changed the captions, and time of the change; null if nobody has changed them, or they were changed before this was stored. */
  captionsBy: z.string().min(1).max(128).nullable().default(null),
  captionsAt: instant().nullable().default(null),
  ...libraryFieldsSchema.shape,
})

export type Media = z.infer<typeof mediaSchema>
