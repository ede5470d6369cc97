import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import {
  EVERGREEN_DAYS_MAX,
  EVERGREEN_REPEATS_MAX,
  POST_CONNECTIONS_MAX,
  QUEUE_NAME_MAX,
  QUEUE_POSTS_MAX,
  QUEUE_SLOTS_MAX,
} from '../limits.ts'
import { oneLine } from '../text/text-fields.ts'
import { timeZoneSchema, clockTimeSchema } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

/** A weekly slot of a queue: a weekday, 1 for Monday to 7 for Sunday, and a wall-clock time `HH:mm`. */
export const slotSchema = z.object({
  weekday: z.int().min(1).max(7),
  time: clockTimeSchema,
})

export type Slot = z.infer<typeof slotSchema>

const slotsSchema = z.array(slotSchema).max(QUEUE_SLOTS_MAX)

/** Returns the slots sorted by weekday and time, without duplicates. */
export function inWeekOrder(slots: readonly Slot[]): Slot[] {
  const byKey = new Map(slots.map((slot) => [slotKey(slot), slot]))
  return [...byKey.values()].toSorted((a, b) => (slotKey(a) < slotKey(b) ? -1 : 1))
}

/** Returns a key that is equal for equal slots. */
export function slotKey({ weekday, time }: Slot): string {
  return `${weekday} ${time}`
}

export const QUEUE_SCHEMA = 1

/** Order in which published posts of an evergreen queue get their next slot. */
export const evergreenOrderSchema = z.enum(['oldest', 'newest', 'shuffle'])
export type EvergreenOrder = z.infer<typeof evergreenOrderSchema>

/** Settings for repeating the posts of a queue. */
export const evergreenSettingsSchema = z.object({
  order: evergreenOrderSchema,
  /** Minimum number of days between two publications of one post: networks refuse or hide a text that is repeated soon. */
  gapDays: z.int().min(1).max(EVERGREEN_DAYS_MAX),
  /** Maximum number of repetitions of a post; 0 for no limit. */
  repeatsMax: z.int().min(0).max(EVERGREEN_REPEATS_MAX),
  /** Number of days after a post was added at which its repetition ends; 0 for no end. */
  expiryDays: z.int().min(0).max(EVERGREEN_DAYS_MAX),
})

export type EvergreenSettings = z.infer<typeof evergreenSettingsSchema>

/** The fields of a queue that a person sets. */
export const queueDraftSchema = z.object({
  name: oneLine(QUEUE_NAME_MAX),
  /** Channels for posts without channels of their own. */
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
  tzid: timeZoneSchema,
  slots: slotsSchema,
  /** Settings of an evergreen queue; null if each post is published only once. */
  evergreen: evergreenSettingsSchema.nullable(),
})

export type QueueDraft = z.infer<typeof queueDraftSchema>

/**
 * A queue, `workspaces/{wid}/queues/{id}`: members read, the API writes, because changes of a queue move posts. The posts reference the queue by
 * `queueId`, and their plans contain its slots.
 */
export const queueSchema = documentBase.extend({
  ...queueDraftSchema.shape,
  /** Time since which the queue's posts are held instead of published. */
  pausedAt: instant().nullable(),
  /** Time when a post last received a slot. If two people add posts at once, the second one's transaction finds the slot taken. */
  plannedAt: instant().nullable(),
  /** Posts that still have to be moved, each with the instant of its new slot; stored before the first post is moved. */
  moves: z.array(z.object({ postId: documentId(), at: z.int().min(0) })).max(QUEUE_POSTS_MAX),
  /** Time when the moves were last continued; null if there are none. */
  movingAt: instant().nullable(),
  /** Member who started the moves. */
  movedBy: z.string().max(128).nullable(),
})

export type Queue = z.infer<typeof queueSchema>
