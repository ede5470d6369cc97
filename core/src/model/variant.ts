import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import {
  CALLED_SINCE_MAX,
  POST_LABEL_MAX,
  POST_LABELS_MAX,
  SEALED_STEP_MAX,
  STEP_KEY_MAX,
  STEP_REF_MAX,
  STEPS_MAX,
  VARIANT_URL_MAX,
  VARIANT_WARNING_MAX,
} from '../limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishContentSchema } from '../publishing/content.ts'
import { publishErrorSchema, networkAnswerSchema } from '../publishing/publish-error.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'
import { zonedTimeSchema } from '../time/zoned-time.ts'
import { connectionModeSchema } from '../platforms/channel-facts.ts'
import { APPROVALS_MAX, approvalSchema, lapsedApprovalSchema } from './approval.ts'
import { brandVerdictSchema } from './brand-verdict.ts'
import { documentBase } from './document.ts'

export const VARIANT_SCHEMA = 2

/** Kind of a part: the post itself, a later part of its thread, or its first comment. */
export const partKindSchema = z.enum(['post', 'reply', 'comment'])
export type PartKind = z.infer<typeof partKindSchema>

/**
 * One post on one channel, `workspaces/{wid}/variants/{postId}_{connectionId}`: members read, only the server writes. The id consists of post and
 * channel, so scheduling the same post twice writes the same document.
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
  /** Id of the queue whose slot the variant uses; the variant is held while the queue is paused. */
  queueId: documentId().nullable().default(null),
  scheduled: zonedTimeSchema,
  /** Time when the next delivery is due: the scheduled time, the end of a lease, or the next retry. Null when finished. */
  dueAt: instant().nullable(),
  /** Fencing number, incremented by every claim; an outcome is written only by the holder of the current number. */
  fence: z.int().min(0),
  leaseEndsAt: instant().nullable(),
  attempts: z.int().min(0),
  reconciles: z.int().min(0),
  /** Key under which the network stores this publication: the same for every attempt of one generation. */
  recordKey: z.string().max(128),
  /** Time of the first claim of this plan. */
  firstTriedAt: instant().nullable().default(null),
  /** Time of the last release from a hold that only people could end; lateness is counted from this time. */
  releasedAt: instant().nullable().default(null),
  /**
   * Time when retries and reconciliations end with the outcome `failed` or `unconfirmed`. Set by the first claim, and moved when a delivery is
   * postponed, such as by a rate limit.
   */
  giveUpAt: instant().nullable().default(null),
  /** Time set before the network is called to publish; from then on, only a response or a reconciliation decides on the outcome. */
  intentAt: instant().nullable(),
  /**
   * Last moment at which a publish call may have been in progress. Set as long as the network may have the post, even if the post was replanned or
   * cancelled since; null if the network certainly has no post.
   */
  lastCallAt: instant().nullable().default(null),
  /** Content of the last publish call, if the post was replanned with other content since. */
  calledContent: publishContentSchema.nullable().default(null),
  /** Contents of further unresolved calls, oldest first, if the post was replanned with other content more than once. */
  calledSince: z.array(publishContentSchema).max(CALLED_SINCE_MAX).default([]),
  /** True if a person who was asked about the last publish call wants the post sent again, whatever its outcome. */
  isSentAgain: z.boolean().default(false),
  /** Last response of the network, and its time. */
  lastAnswer: networkAnswerSchema.nullable().default(null),
  lastAnswerAt: instant().nullable().default(null),
  /** Encrypted results of the completed steps at the network, under the publisher's own keys: uploads, containers, sessions. */
  steps: z
    .array(z.object({ key: z.string().min(1).max(STEP_KEY_MAX), ref: z.string().max(SEALED_STEP_MAX) }))
    .max(STEPS_MAX)
    .default([]),
  partKind: partKindSchema.default('post'),
  /** Index of the part: 0 for the post itself; its thread parts and its comment are separate variants. */
  partIndex: z.int().min(0).default(0),
  /** True if another part waits for this one. */
  isFollowed: z.boolean().default(false),
  /** Network ids of the first post and of the post that is replied to; null until they are published. */
  replyTo: z
    .object({ root: z.string().max(STEP_REF_MAX), parent: z.string().max(STEP_REF_MAX) })
    .nullable()
    .default(null),
  /** Delivery mode: the server publishes the post, or hands it to a person. */
  mode: connectionModeSchema.default('direct'),
  remoteId: z.string().max(512).nullable(),
  /** Reference that a reply to this publication needs, in the network's format. */
  remoteRef: z.string().max(STEP_REF_MAX).nullable().default(null),
  /** Warning about a failed step of a post that was published. */
  warning: z.string().max(VARIANT_WARNING_MAX).nullable().default(null),
  url: z.string().max(VARIANT_URL_MAX).nullable(),
  publishedAt: instant().nullable(),
  error: publishErrorSchema.nullable(),
  /** Labels of the post when it was planned. */
  labels: z.array(z.string().max(POST_LABEL_MAX)).max(POST_LABELS_MAX).default([]),
  approvals: z.array(approvalSchema).max(APPROVALS_MAX).default([]),
  /** Last approvals that a change has voided; null once approval was given again. */
  lapsed: lapsedApprovalSchema.nullable().default(null),
  /** Author of the latest plan: a person's uid or the scheduler. */
  plannedBy: z.string().max(128).nullable().default(null),
  /** Person who requested approval. */
  askedBy: z.string().max(128).nullable().default(null),
  /** True if a person without the right to plan posts has changed the content since a person with that right has seen it. */
  isUnseen: z.boolean().default(false),
  /** Check against the strict rules of the channel's brand kit; null if there are none. */
  brand: brandVerdictSchema.nullable().default(null),
  /** Person who resolved an unconfirmed outcome manually. */
  confirmedBy: z.string().max(128).nullable(),
})

export type Variant = z.infer<typeof variantSchema>
/** Stored result of a publication's step. */
export type KeptStep = Variant['steps'][number]

/** Returns the id of the variant of a post, or of one of its parts, on a channel; always the same for the same part. */
export function variantId(postId: string, connectionId: string, part = 0): string {
  return part === 0 ? `${postId}_${connectionId}` : `${postId}_${connectionId}_${part}`
}
