import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { MEDIA_USE_FILES_MAX, MEDIA_USE_NAME_MAX } from './media-library.ts'
import { lifecycleSchema } from '../publishing/lifecycle.ts'
import { documentBase } from './document.ts'

/** Collections whose documents use files of the library. */
export const MEDIA_USER_KINDS = [
  'posts',
  'ideas',
  'series',
  'slides',
  'brandKits',
  'personas',
  'profiles',
  'scripts',
] as const

export const mediaUserKindSchema = z.enum(MEDIA_USER_KINDS)

export type MediaUserKind = z.infer<typeof mediaUserKindSchema>

/** The files that one document uses, `workspaces/{wid}/mediaUses/{kind}_{document}`. */
export const mediaUseSchema = documentBase.extend({
  kind: mediaUserKindSchema,
  documentId: documentId(),
  /** Document that a person opens to see the use: the deck of a slide, otherwise the document itself. */
  placeId: documentId(),
  name: z.string().max(MEDIA_USE_NAME_MAX),
  mediaIds: z.array(documentId()).max(MEDIA_USE_FILES_MAX),
  /** Lifecycle of a post; null for other documents. */
  lifecycle: lifecycleSchema.nullable(),
  plannedAt: instant().nullable(),
})

export type MediaUse = z.infer<typeof mediaUseSchema>

export function mediaUseId(kind: MediaUserKind, id: string): string {
  return `${kind}_${id}`
}
