import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { CAPTIONS_LANGUAGES_MAX } from '../limits.ts'
import { libraryFieldsSchema } from './media-library.ts'
import { captionsSchema, mediaFactsSchema } from '../media/media-facts.ts'
import { fileNameSchema } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const MEDIA_SCHEMA = 3

/** What of a picture is kept, in pixels of the picture. */
export const cropSchema = z.object({
  left: z.int().min(0),
  top: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
})

export type Crop = z.infer<typeof cropSchema>

/** The place of a picture that crops keep in sight, in thousandths of its width and height. */
export const focusSchema = z.object({ x: z.int().min(0).max(1000), y: z.int().min(0).max(1000) })

export type Focus = z.infer<typeof focusSchema>

/** A stored file, `workspaces/{wid}/media/{sha256}`; the id is the hash, so a repeated upload is the same document. */
export const mediaSchema = documentBase.extend({
  workspaceId: documentId(),
  name: fileNameSchema,
  ...mediaFactsSchema.shape,
  /** The picture that this one was cropped from, which may be gone meanwhile. */
  derivedFrom: z.object({ mediaId: documentId(), crop: cropSchema }).nullable().default(null),
  /** Null until a person has chosen one: then the middle counts. */
  focus: focusSchema.nullable().default(null),
  /** Of a video, in each language once. */
  captions: z.array(captionsSchema).max(CAPTIONS_LANGUAGES_MAX).default([]),
  /** Who changed the captions last, and when; null while nobody has, and where that was not stored yet. */
  captionsBy: z.string().min(1).max(128).nullable().default(null),
  captionsAt: instant().nullable().default(null),
  ...libraryFieldsSchema.shape,
})

export type Media = z.infer<typeof mediaSchema>
