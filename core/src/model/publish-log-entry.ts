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
 * Steps of a variant: the events of its state machine, and steps that keep the state. `upload`: the network has received one more file. `progress`:
 * another resource is ready at the network, such as a container or a session. `wait`: the outcome is unknown and is reconciled at `dueAt`.
 * `late_answer`: a worker that had lost its lease received a response, which changed nothing. `judge`: a new check after a change of the brand rules
 * has given another verdict. `withdraw_request`: a person has withdrawn the approval request; entries from before this step existed record a withdrawal
 * as `ask_approval`. `return`: cancelled by a person who was asked to approve the publication, with their `note`.
 */
export const publishStepSchema = z.enum([
  'schedule',
  'ask_approval',
  'withdraw_request',
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

/** Outcome of a publication for the publishing objective: the UTC day, and the delay in milliseconds. */
export const publishOutcomeSchema = z.object({
  day: utcDaySchema,
  kind: z.enum(['published', 'missed']),
  late: z.int().min(0),
})

export type PublishOutcome = z.infer<typeof publishOutcomeSchema>

/**
 * One step of one publication, `workspaces/{wid}/publishLog/{id}`: appended by the server, never changed. `createdAt` is the time of the step;
 * `createdBy` is its author, a person's uid or the scheduler.
 */
export const publishLogEntrySchema = documentBase.extend({
  variantId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  step: publishStepSchema,
  /** State after the step. */
  state: variantStateSchema,
  generation: z.int(),
  fence: z.int(),
  /** Number of deliveries and reconciliations so far, including this one. */
  attempts: z.int(),
  reconciles: z.int(),
  /** Revision of the variant after the step; determines the order of steps in the same millisecond. */
  variantRev: z.int().default(0),
  recordKey: z.string(),
  scheduledAt: instant(),
  /** Time of the next delivery or reconciliation: after `defer`, `wait` and `schedule`. */
  dueAt: instant().nullable(),
  /** Response of the network in this step. */
  answer: networkAnswerSchema.nullable().default(null),
  /** Response time of the network in this step, in milliseconds. */
  took: z.int().min(0).nullable().default(null),
  /** Number of the post's files that the network has received, and of all its files; null except after an `upload`. */
  pictures: z.object({ done: z.int(), total: z.int() }).nullable().default(null),
  remoteId: z.string().nullable(),
  url: z.string().nullable(),
  /** Cause of a `refuse`, `defer`, `wait`, `hold` or `lose`; a `rate_limit` ends at `dueAt`. */
  error: publishErrorSchema.nullable(),
  /** Reason for a `return`, or for a `schedule` with breaches of brand rules; empty for other steps. */
  note: z.string().max(REVIEW_NOTE_MAX).default(''),
  /** Key or assistant that performed the step on behalf of a person; empty if the person did so directly. */
  via: z.string().max(ASSISTANT_NAME_MAX).default(''),
  /** Final outcome of the publication; null for other steps, and for entries from before outcomes were counted. */
  outcome: publishOutcomeSchema.nullable().default(null),
  /** Expiry time; a TTL policy removes the entry some time later. */
  expiresAt: instant(),
})

export type PublishLogEntry = z.infer<typeof publishLogEntrySchema>
