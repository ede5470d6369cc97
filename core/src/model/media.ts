import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { CAPTIONS_BYTES_MAX, CAPTIONS_LANGUAGES_MAX, VIDEO_BYTES_MAX } from '../limits.ts'
import { fileNameSchema } from '../text/many-lines.ts'
import { documentBase } from './document.ts'

export const MEDIA_SCHEMA = 2

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const imageTypeSchema = z.enum(IMAGE_TYPES)
export type ImageType = z.infer<typeof imageTypeSchema>

export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export const videoTypeSchema = z.enum(VIDEO_TYPES)
export type VideoType = z.infer<typeof videoTypeSchema>

export const DOCUMENT_TYPES = ['application/pdf'] as const
export const documentTypeSchema = z.enum(DOCUMENT_TYPES)

export const MEDIA_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES, ...DOCUMENT_TYPES] as const
export const mediaTypeSchema = z.enum(MEDIA_TYPES)
export type MediaType = z.infer<typeof mediaTypeSchema>

/** What networks ask about a file; pictures have neither a duration nor pages. */
export const mediaFactsSchema = z.object({
  mime: mediaTypeSchema,
  bytes: z.int().min(1).max(VIDEO_BYTES_MAX),
  /** Pixels as shown; of a document the first page, in points. */
  width: z.int().min(1),
  height: z.int().min(1),
  durationMs: z.int().min(0).nullable().default(null),
  pages: z.int().min(1).nullable().default(null),
})

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

/** A language by its code (BCP 47), with a region where that matters. */
export const captionLanguageSchema = z
  .string()
  .max(8)
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)

/** What is said in a video, as a WebVTT file. */
export const captionsSchema = z.object({ language: captionLanguageSchema, file: z.string().max(CAPTIONS_BYTES_MAX) })

export type Captions = z.infer<typeof captionsSchema>

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
})

export type Media = z.infer<typeof mediaSchema>
