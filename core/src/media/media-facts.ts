import { z } from 'zod'
import { CAPTIONS_BYTES_MAX, VIDEO_BYTES_MAX } from '../limits.ts'
import { mediaTypeSchema } from './media-type.ts'

/** What networks ask about a file; images have neither a duration nor pages. */
export const mediaFactsSchema = z.object({
  mime: mediaTypeSchema,
  bytes: z.int().min(1).max(VIDEO_BYTES_MAX),
  /** Pixels as shown; of a document the first page, in points; 0 of a sound. */
  width: z.int().min(0),
  height: z.int().min(0),
  durationMs: z.int().min(0).nullable().default(null),
  pages: z.int().min(1).nullable().default(null),
})

/** A language by its code (BCP 47), with a region where that matters. */
export const captionLanguageSchema = z
  .string()
  .max(8)
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)

/** What is said in a video, as a WebVTT file. */
export const captionsSchema = z.object({ language: captionLanguageSchema, file: z.string().max(CAPTIONS_BYTES_MAX) })

export type Captions = z.infer<typeof captionsSchema>
