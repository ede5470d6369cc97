import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { HOOK_NAME_MAX, hookPauseSchema } from './hook-pause.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Maximum number of webhooks per workspace. */
export const EVENT_HOOKS_MAX = 10
export const HOOK_ADDRESS_MAX = 512
/** Maximum length of an event's body, in characters; the texts in it are excerpts. */
export const HOOK_BODY_MAX = 10_000
/** Maximum number of characters kept of a receiver's response. */
export const HOOK_ANSWER_MAX = 500
export const HOOK_EXCERPT_MAX = 200
/** Overlap after a rotation: deliveries are signed with both the old and the new secret. */
export const HOOK_ROTATION = DAY
/** Retention of deliveries. */
export const HOOK_DELIVERY_KEPT = 30 * DAY
/** Time after which a webhook is paused if all its deliveries fail. */
export const HOOK_FAILING_MAX = 3 * DAY
/** Timeout of one call to a receiver, and duration of the lease of the worker that makes the call. */
export const HOOK_CALL_TIMEOUT = 10_000
export const HOOK_LEASE = MINUTE
export const HOOK_DELIVERIES_PAGE = 25

/** Backoff: the delay after each failed call, as proposed by Standard Webhooks; slightly more than three days in total. */
export const HOOK_PAUSES = [
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Events, grouped by part of the product. */
export const HOOK_EVENTS = [
  'post.scheduled',
  'post.published',
  'post.failed',
  'post.unconfirmed',
  'post.held',
  'post.cancelled',
  'approval.asked',
  'approval.given',
  'approval.refused',
  'channel.connected',
  'channel.needs_reconnect',
  'job.done',
  'job.failed',
  'notification.created',
] as const

export const hookEventSchema = z.enum(HOOK_EVENTS)
export type HookEvent = z.infer<typeof hookEventSchema>

/** Event that is sent manually, regardless of the events that the webhook has selected. */
export const HOOK_TEST_EVENT = 'hook.test'

export const hookAddressSchema = z.url({ protocol: /^https?$/ }).max(HOOK_ADDRESS_MAX)

export const eventHookDraftSchema = z.object({
  name: oneLine(HOOK_NAME_MAX),
  /** Address that receives the events. It may contain a secret key. */
  address: hookAddressSchema,
  events: z.array(hookEventSchema).min(1).max(HOOK_EVENTS.length),
})

export type EventHookDraft = z.infer<typeof eventHookDraftSchema>

/**
 * An address of a workspace that receives signed events, `workspaces/{wid}/eventHooks/{id}`: the API reads and writes it for those who manage the
 * workspace.
 */
export const eventHookSchema = documentBase.extend({
  name: z.string().min(1).max(HOOK_NAME_MAX),
  events: eventHookDraftSchema.shape.events,
  /** The address and its signing secrets, encrypted together. */
  sealed: z.string().max(4_000),
  /** Time when a replaced secret is no longer used to sign; null if there is none. */
  previousKeyEndsAt: instant().nullable(),
  /** Reason for the pause; null while the webhook is active. */
  pausedFor: hookPauseSchema.nullable(),
  /** Time since which no delivery has succeeded; null while deliveries succeed. */
  failingSince: instant().nullable(),
  /** Time of the last successful delivery, to the minute. */
  arrivedAt: instant().nullable(),
})

export type EventHook = z.infer<typeof eventHookSchema>

/** A webhook as shown to those who manage the workspace. */
export const shownHookSchema = eventHookSchema
  .pick({
    id: true,
    rev: true,
    createdAt: true,
    createdBy: true,
    name: true,
    events: true,
    previousKeyEndsAt: true,
    pausedFor: true,
    failingSince: true,
    arrivedAt: true,
  })
  .extend({ address: z.string().max(HOOK_ADDRESS_MAX) })

export type ShownHook = z.infer<typeof shownHookSchema>

export const hookDeliveryStateSchema = z.enum(['waiting', 'sending', 'arrived', 'failed'])
export type HookDeliveryState = z.infer<typeof hookDeliveryStateSchema>

/** Reason why the last call failed, if the HTTP status does not explain it. */
export const hookProblemSchema = z.enum([
  'refused',
  'gone',
  'redirect',
  'no_answer',
  'address',
  'interrupted',
  'paused',
])
export type HookProblem = z.infer<typeof hookProblemSchema>

/**
 * One event for one webhook, `hookDeliveries/{id}`: the id is derived from both, so an event that is detected twice is the same document. A
 * background job sends it with retries and backoff, under the same id.
 */
export const hookDeliverySchema = documentBase.extend({
  workspaceId: documentId(),
  hookId: documentId(),
  event: z.union([hookEventSchema, z.literal(HOOK_TEST_EVENT)]),
  /** Id of the event, by which receivers ignore repeated deliveries. */
  eventId: z.string().min(1).max(128),
  happenedAt: instant(),
  body: z.string().max(HOOK_BODY_MAX),
  state: hookDeliveryStateSchema,
  attempts: z.int().min(0),
  /** Time of the next attempt, or of the end of the lease during an attempt; null once the delivery is finished. */
  dueAt: instant().nullable(),
  problem: hookProblemSchema.nullable(),
  /** HTTP status of the receiver's last response; null if there was none. */
  status: z.int().min(0).max(999).nullable(),
  answer: z.string().max(HOOK_ANSWER_MAX),
  sentAt: instant().nullable(),
  /** Duration of the last call, in milliseconds. */
  took: z.int().min(0).nullable(),
  /** Expiry time; a TTL policy removes the delivery some time later. */
  expiresAt: instant(),
})

export type HookDelivery = z.infer<typeof hookDeliverySchema>

/** A delivery as shown in the log. */
export const shownDeliverySchema = hookDeliverySchema.omit({
  schema: true,
  createdBy: true,
  workspaceId: true,
  hookId: true,
  expiresAt: true,
  rev: true,
  updatedAt: true,
})

export type ShownDelivery = z.infer<typeof shownDeliverySchema>
