import { z } from 'zod'
import { documentId } from '../ids.ts'
import { MEDIA_BYTES_MAX } from '../limits.ts'
import { documentBase } from './document.ts'

export const MEDIA_SCHEMA = 1

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const imageTypeSchema = z.enum(IMAGE_TYPES)
export type ImageType = z.infer<typeof imageTypeSchema>

/** A stored picture, `workspaces/{wid}/media/{sha256}`; the id is the hash, so a repeated upload is the same document. */
export const mediaSchema = documentBase.extend({
  workspaceId: documentId(),
  name: z.string().max(200),
  mime: imageTypeSchema,
  bytes: z.int().min(1).max(MEDIA_BYTES_MAX),
  width: z.int().min(1),
  height: z.int().min(1),
})

export type Media = z.infer<typeof mediaSchema>
