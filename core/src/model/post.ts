import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { ALT_TEXT_MAX, POST_CONNECTIONS_MAX, POST_MEDIA_MAX, POST_TEXT_MAX } from '../limits.ts'
import { lifecycleSchema } from '../publishing/lifecycle.ts'
import { documentBase } from './document.ts'

export const POST_SCHEMA = 2

export const postMediaSchema = z.object({ mediaId: documentId(), alt: z.string().max(ALT_TEXT_MAX) })

/** The fields a client writes itself; everything else in a post belongs to the API. */
export const postDraftSchema = z.object({
  text: z.string().max(POST_TEXT_MAX),
  media: z.array(postMediaSchema).max(POST_MEDIA_MAX),
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
})

export type PostDraft = z.infer<typeof postDraftSchema>

/**
 * A post, `workspaces/{wid}/posts/{id}`. The client creates it and edits the draft fields under the rules;
 * `generation`, `lifecycle`, `nextAt` and `publishedAt` are the server's.
 */
export const postSchema = documentBase.extend({
  ...postDraftSchema.shape,
  /** Bumped by every scheduling, rescheduling and cancelling: work for an older generation is a no-op. */
  generation: z.int().min(0),
  lifecycle: lifecycleSchema,
  nextAt: instant().nullable(),
  /** When the last of its channels that are out went out; null while none is. */
  publishedAt: instant().nullable().default(null),
})

export type Post = z.infer<typeof postSchema>

/** Draft fields of a post that has just been begun. */
export function emptyDraft(): PostDraft {
  return { text: '', media: [], connectionIds: [] }
}
