import { z } from 'zod'
import { CAPTIONS_BYTES_MAX, VIDEO_BYTES_MAX } from '../limits.ts'
import { mediaTypeSchema } from './media-type.ts'

/** Properties of a file that networks limit; images have neither a duration nor pages. */
export const mediaFactsSchema = z.object({
  mime: mediaTypeSchema,
  bytes: z.int().min(1).max(VIDEO_BYTES_MAX),
  /** Pixels as shown; for a document the first page, in points; 0 for a sound. */
  width: z.int().min(0),
  height: z.int().min(0),
  durationMs: z.int().min(0).nullable().default(null),
  pages: z.int().min(1).nullable().default(null),
})

/** A language by its code (BCP 47), with a region if it matters. */
export const captionLanguageSchema = z
  .string()
  .max(8)
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)

/** Spoken text of a video, as a WebVTT file. */
export const captionsSchema = z.object({ language: captionLanguageSchema, file: z.string().max(CAPTIONS_BYTES_MAX) })

export type Captions = z.infer<typeof captionsSchema>
