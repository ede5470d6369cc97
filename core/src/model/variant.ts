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

/** The post itself, a later part of its thread, or its first comment. */
export const partKindSchema = z.enum(['post', 'reply', 'comment'])
export type PartKind = z.infer<typeof partKindSchema>

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
  /** The queue whose slot it has; while that is paused it is held. */
  queueId: documentId().nullable().default(null),
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
  /** When it was last released from a hold that only people could end; its lateness counts from then. */
  releasedAt: instant().nullable().default(null),
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
  /** Of further calls that are unresolved too, the earliest first, when it was planned again with other content more than once. */
  calledSince: z.array(publishContentSchema).max(CALLED_SINCE_MAX).default([]),
  /** A person who was asked about that call wants it sent, whatever became of it. */
  isSentAgain: z.boolean().default(false),
  /** The network's last answer, and when it came. */
  lastAnswer: networkAnswerSchema.nullable().default(null),
  lastAnswerAt: instant().nullable().default(null),
  /** What the steps so far have led to at the network, by the publisher's own names: uploads, containers, sessions. Sealed. */
  steps: z
    .array(z.object({ key: z.string().min(1).max(STEP_KEY_MAX), ref: z.string().max(SEALED_STEP_MAX) }))
    .max(STEPS_MAX)
    .default([]),
  partKind: partKindSchema.default('post'),
  /** 0 for the post itself; its parts and its comment are variants of their own. */
  partIndex: z.int().min(0).default(0),
  /** Whether a part waits for it. */
  isFollowed: z.boolean().default(false),
  /** The first post and the one that is answered, as their network names them; null until they are published. */
  replyTo: z
    .object({ root: z.string().max(STEP_REF_MAX), parent: z.string().max(STEP_REF_MAX) })
    .nullable()
    .default(null),
  /** Whether the server publishes it or hands it to a person. */
  mode: connectionModeSchema.default('direct'),
  remoteId: z.string().max(512).nullable(),
  /** What an answer to it needs, as its network names it. */
  remoteRef: z.string().max(STEP_REF_MAX).nullable().default(null),
  /** What failed beside a post that is out. */
  warning: z.string().max(VARIANT_WARNING_MAX).nullable().default(null),
  url: z.string().max(VARIANT_URL_MAX).nullable(),
  publishedAt: instant().nullable(),
  error: publishErrorSchema.nullable(),
  /** The labels of its post when it was planned. */
  labels: z.array(z.string().max(POST_LABEL_MAX)).max(POST_LABELS_MAX).default([]),
  approvals: z.array(approvalSchema).max(APPROVALS_MAX).default([]),
  /** The last approvals that a change has voided; null once they were given again. */
  lapsed: lapsedApprovalSchema.nullable().default(null),
  /** The last planner: a person's uid or the scheduler. */
  plannedBy: z.string().max(128).nullable().default(null),
  /** The person who asked for approval of it. */
  askedBy: z.string().max(128).nullable().default(null),
  /** Whether somebody who may not plan posts has changed part of it since a person who may has seen it. */
  isUnseen: z.boolean().default(false),
  /** What strict rules of its channel's brand kit say of it; null while there are none. */
  brand: brandVerdictSchema.nullable().default(null),
  /** The person who settled an unconfirmed outcome by hand. */
  confirmedBy: z.string().max(128).nullable(),
})

export type Variant = z.infer<typeof variantSchema>
/** What a step of a publication has led to. */
export type KeptStep = Variant['steps'][number]

/** The id of a post on a channel, or of a part of it: the same parts always have the same ids. */
export function variantId(postId: string, connectionId: string, part = 0): string {
  return part === 0 ? `${postId}_${connectionId}` : `${postId}_${connectionId}_${part}`
}
