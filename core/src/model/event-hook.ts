import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { HOOK_NAME_MAX, hookPauseSchema } from './hook-pause.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Webhooks of one workspace. */
export const EVENT_HOOKS_MAX = 10
export const HOOK_ADDRESS_MAX = 512
/** Characters of the body of an event, whose texts are excerpts. */
export const HOOK_BODY_MAX = 10_000
/** Characters kept of a receiver's answer. */
export const HOOK_ANSWER_MAX = 500
export const HOOK_EXCERPT_MAX = 200
/** A replaced secret signs as long as this, too. */
export const HOOK_ROTATION = DAY
/** Deliveries are kept as long as this. */
export const HOOK_DELIVERY_KEPT = 30 * DAY
/** A webhook whose deliveries fail for this long is paused. */
export const HOOK_FAILING_MAX = 3 * DAY
/** One call of a receiver, and what a worker may take for it. */
export const HOOK_CALL_TIMEOUT = 10_000
export const HOOK_LEASE = MINUTE
export const HOOK_DELIVERIES_PAGE = 25

/** Pauses after each failed call, as Standard Webhooks proposes: a bit more than three days in all. */
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

/** Events by the part of the product that they come from. */
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

/** Sent by hand, whatever the webhook has chosen. */
export const HOOK_TEST_EVENT = 'hook.test'

export const hookAddressSchema = z.url({ protocol: /^https?$/ }).max(HOOK_ADDRESS_MAX)

export const eventHookDraftSchema = z.object({
  name: oneLine(HOOK_NAME_MAX),
  /** Events are sent there. It may hold a key of its own. */
  address: hookAddressSchema,
  events: z.array(hookEventSchema).min(1).max(HOOK_EVENTS.length),
})

export type EventHookDraft = z.infer<typeof eventHookDraftSchema>

/**
 * An address of a workspace that is sent signed events, `workspaces/{wid}/eventHooks/{id}`: the API reads and writes it for those who
 * manage the workspace.
 */
export const eventHookSchema = documentBase.extend({
  name: z.string().min(1).max(HOOK_NAME_MAX),
  events: eventHookDraftSchema.shape.events,
  /** The address and its signing secrets, sealed together. */
  sealed: z.string().max(4_000),
  /** When a replaced secret stops to sign; null while there is none. */
  previousKeyEndsAt: instant().nullable(),
  /** Null while it is active. */
  pausedFor: hookPauseSchema.nullable(),
  /** Since when no delivery has arrived; null while they do. */
  failingSince: instant().nullable(),
  /** The last delivery that arrived, to the minute. */
  arrivedAt: instant().nullable(),
})

export type EventHook = z.infer<typeof eventHookSchema>

/** A webhook as those see it who manage the workspace. */
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

/** Why the last call did not arrive, where the receiver's status does not say it. */
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
 * One event for one webhook, `hookDeliveries/{id}`: the id follows from both, so an event that is noticed again is the same document.
 * It is sent by the background, again and again with growing pauses, under the same id.
 */
export const hookDeliverySchema = documentBase.extend({
  workspaceId: documentId(),
  hookId: documentId(),
  event: z.union([hookEventSchema, z.literal(HOOK_TEST_EVENT)]),
  /** Receivers take each id once. */
  eventId: z.string().min(1).max(128),
  happenedAt: instant(),
  body: z.string().max(HOOK_BODY_MAX),
  state: hookDeliveryStateSchema,
  attempts: z.int().min(0),
  /** When it is sent next, or taken over while it is being sent; null once it is settled. */
  dueAt: instant().nullable(),
  problem: hookProblemSchema.nullable(),
  /** The receiver's last answer; null without one. */
  status: z.int().min(0).max(999).nullable(),
  answer: z.string().max(HOOK_ANSWER_MAX),
  sentAt: instant().nullable(),
  /** Of the last call, in milliseconds. */
  took: z.int().min(0).nullable(),
  /** A TTL policy removes it some time after this. */
  expiresAt: instant(),
})

export type HookDelivery = z.infer<typeof hookDeliverySchema>

/** A delivery as the log shows it. */
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
