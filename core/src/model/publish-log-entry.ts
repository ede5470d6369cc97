import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorSchema, networkAnswerSchema } from '../publishing/publish-error.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'
import { utcDaySchema } from '../time/utc-day.ts'
import { ASSISTANT_NAME_MAX } from './assistant.ts'
import { documentBase } from './document.ts'
import { REVIEW_NOTE_MAX } from './notification.ts'

export const PUBLISH_LOG_SCHEMA = 1

/**
 * What happened to a variant: the events of its state machine, and steps that keep the state. `upload`: one more picture is
 * at the network; `progress`: something else is ready there, a container or a session. `wait`: the outcome is not known and is reconciled at `dueAt`. `late_answer`: a worker that had lost its
 * claim got an answer, which changed nothing. `judge`: the brand rules changed since. `return`: cancelled by who was asked to approve it, with their `note`.
 */
export const publishStepSchema = z.enum([
  'schedule',
  'ask_approval',
  'approve',
  'judge',
  'cancel',
  'return',
  'confirm_by_hand',
  'claim',
  'upload',
  'progress',
  'prepare',
  'arm',
  'confirm',
  'refuse',
  'defer',
  'lose',
  'hold',
  'hand_over',
  'wait',
  'late_answer',
])

export type PublishStep = z.infer<typeof publishStepSchema>

/** How a publication was settled, for the objective of publishing: the UTC day, and how late it was in milliseconds. */
export const publishOutcomeSchema = z.object({
  day: utcDaySchema,
  kind: z.enum(['published', 'missed']),
  late: z.int().min(0),
})

export type PublishOutcome = z.infer<typeof publishOutcomeSchema>

/**
 * One step of one publication, `workspaces/{wid}/publishLog/{id}`: appended by the server, never changed. `createdAt` is
 * when it happened; `createdBy` who caused it, a person's uid or the scheduler.
 */
export const publishLogEntrySchema = documentBase.extend({
  variantId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  step: publishStepSchema,
  /** The state after the step. */
  state: variantStateSchema,
  generation: z.int(),
  fence: z.int(),
  /** Deliveries and reconciliations so far, this one included. */
  attempts: z.int(),
  reconciles: z.int(),
  /** The variant's revision after the step: orders steps of the same millisecond. */
  variantRev: z.int().default(0),
  recordKey: z.string(),
  scheduledAt: instant(),
  /** When it is sent or reconciled next: after `defer`, `wait` and `schedule`. */
  dueAt: instant().nullable(),
  /** What the network answered in this step. */
  answer: networkAnswerSchema.nullable().default(null),
  /** How long the network was at work for this step, in milliseconds. */
  took: z.int().min(0).nullable().default(null),
  /** How many of the post's pictures are at the network, after an `upload`. */
  pictures: z.object({ done: z.int(), total: z.int() }).nullable().default(null),
  remoteId: z.string().nullable(),
  url: z.string().nullable(),
  /** Why the step was taken: the cause of a `refuse`, `defer`, `wait`, `hold` or `lose`; a `rate_limit` ends at `dueAt`. */
  error: publishErrorSchema.nullable(),
  /** The reason of a `return`, or of a `schedule` with breaches of brand rules; empty for other steps. */
  note: z.string().max(REVIEW_NOTE_MAX).default(''),
  /** The key or assistant that took the step for its person; empty where nobody but the person did. */
  via: z.string().max(ASSISTANT_NAME_MAX).default(''),
  /** Null for steps that settle nothing, and for entries from before outcomes were counted. */
  outcome: publishOutcomeSchema.nullable().default(null),
  /** A TTL policy removes the entry some time after this. */
  expiresAt: instant(),
})

export type PublishLogEntry = z.infer<typeof publishLogEntrySchema>
