import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { POST_MEDIA_MAX, UPLOAD_REF_MAX } from '../limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishContentSchema } from '../publishing/content.ts'
import { networkAnswerSchema } from '../publishing/network-answer.ts'
import { publishErrorSchema } from '../publishing/publish-error.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'
import { zonedTimeSchema } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

export const VARIANT_SCHEMA = 1

/**
 * One post on one channel, `workspaces/{wid}/variants/{postId}_{connectionId}`: members read, only the server writes.
 * The id is made of post and channel, so scheduling the same post twice writes the same document.
 */
export const variantSchema = documentBase.extend({
  workspaceId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  handle: z.string().max(256),
  content: publishContentSchema,
  contentHash: z.string().length(64),
  generation: z.int().min(1),
  state: variantStateSchema,
  scheduled: zonedTimeSchema,
  /** When the next delivery is due: the scheduled time, the end of a lease, or the next retry. Null when settled. */
  dueAt: instant().nullable(),
  /** Grows with every claim; an outcome is written only by the holder of the current number. */
  fence: z.int().min(0),
  leaseEndsAt: instant().nullable(),
  attempts: z.int().min(0),
  reconciles: z.int().min(0),
  /** The key under which the network stores this publication: the same for every attempt of one generation. */
  recordKey: z.string().max(128),
  /** The first claim of this plan. */
  firstTriedAt: instant().nullable().default(null),
  /** When retries and reconciliations end, and the outcome is `failed` or `unconfirmed`; known from the first claim on. */
  giveUpAt: instant().nullable().default(null),
  /** Set before the network is called to publish; from then on only an answer or a reconciliation may decide. */
  intentAt: instant().nullable(),
  /**
   * The last moment at which a publish call may have been in progress. It is set as long as the network may have the post,
   * also when the post was planned again or cancelled since; null when it certainly has nothing.
   */
  lastCallAt: instant().nullable().default(null),
  /** The content of that call, when the post was planned again with other content since. */
  calledContent: publishContentSchema.nullable().default(null),
  /** The network's last answer, and when it came. */
  lastAnswer: networkAnswerSchema.nullable().default(null),
  lastAnswerAt: instant().nullable().default(null),
  /** Pictures that are uploaded already, as the publisher refers to them at the network. */
  uploads: z
    .array(z.object({ mediaId: documentId(), service: z.string().max(512), ref: z.string().max(UPLOAD_REF_MAX) }))
    .max(POST_MEDIA_MAX)
    .default([]),
  remoteId: z.string().max(512).nullable(),
  url: z.string().max(1024).nullable(),
  publishedAt: instant().nullable(),
  error: publishErrorSchema.nullable(),
  /** The person who settled an unconfirmed outcome by hand. */
  confirmedBy: z.string().max(128).nullable(),
})

export type Variant = z.infer<typeof variantSchema>
export type Upload = Variant['uploads'][number]

export function variantId(postId: string, connectionId: string): string {
  return `${postId}_${connectionId}`
}
