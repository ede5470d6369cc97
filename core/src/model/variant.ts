import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishContentSchema } from '../publishing/content.ts'
import { publishErrorSchema } from '../publishing/publish-error.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'
import { zonedTimeSchema } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

export const VARIANT_SCHEMA = 1

/**
 * One post on one channel, `workspaces/{wid}/variants/{postId}_{connectionId}`: members read, only the server writes.
 * The id is fixed by post and channel, so scheduling the same post twice meets the same document.
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
  /** When somebody must look at this variant next: its time, the end of a lease, or the next retry. Null when settled. */
  dueAt: instant().nullable(),
  /** Grows with every claim; an outcome is written only by the holder of the current number. */
  fence: z.int().min(0),
  leaseEndsAt: instant().nullable(),
  attempts: z.int().min(0),
  reconciles: z.int().min(0),
  /** The key under which the network stores this publication: the same for every attempt of one generation. */
  recordKey: z.string().max(128),
  /** Set before the network is asked to publish; from then on only an answer or a look-up may decide. */
  intentAt: instant().nullable(),
  remoteId: z.string().max(512).nullable(),
  url: z.string().max(1024).nullable(),
  publishedAt: instant().nullable(),
  error: publishErrorSchema.nullable(),
  /** The person who settled an unconfirmed outcome by hand. */
  confirmedBy: z.string().max(128).nullable(),
})

export type Variant = z.infer<typeof variantSchema>

export function variantId(postId: string, connectionId: string): string {
  return `${postId}_${connectionId}`
}
