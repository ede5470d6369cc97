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

/** A weekday, 1 for Monday to 7 for Sunday, and a wall-clock time `HH:mm`: when a queue publishes each week. */
export const slotSchema = z.object({
  weekday: z.int().min(1).max(7),
  time: clockTimeSchema,
})

export type Slot = z.infer<typeof slotSchema>

const slotsSchema = z.array(slotSchema).max(QUEUE_SLOTS_MAX)

/** The same slots in the order of the week, each once. */
export function inWeekOrder(slots: readonly Slot[]): Slot[] {
  const byKey = new Map(slots.map((slot) => [slotKey(slot), slot]))
  return [...byKey.values()].toSorted((a, b) => (slotKey(a) < slotKey(b) ? -1 : 1))
}

/** Two slots with the same key are the same. */
export function slotKey({ weekday, time }: Slot): string {
  return `${weekday} ${time}`
}

export const QUEUE_SCHEMA = 1

/** In which order published posts of an evergreen queue get their next slot. */
export const evergreenOrderSchema = z.enum(['oldest', 'newest', 'shuffle'])
export type EvergreenOrder = z.infer<typeof evergreenOrderSchema>

/** How a queue publishes its posts again and again. */
export const evergreenSettingsSchema = z.object({
  order: evergreenOrderSchema,
  /** Least days between two publications of one post: networks refuse or hide a text that comes again soon. */
  gapDays: z.int().min(1).max(EVERGREEN_DAYS_MAX),
  /** How often a post is published again; 0 for no end. */
  repeatsMax: z.int().min(0).max(EVERGREEN_REPEATS_MAX),
  /** How many days after it was added a post is published again at the latest; 0 for no end. */
  expiryDays: z.int().min(0).max(EVERGREEN_DAYS_MAX),
})

export type EvergreenSettings = z.infer<typeof evergreenSettingsSchema>

/** What a person sets of a queue. */
export const queueDraftSchema = z.object({
  name: oneLine(QUEUE_NAME_MAX),
  /** Where a post goes out that names no channels itself. */
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
  tzid: timeZoneSchema,
  slots: slotsSchema,
  /** Null while each post is published once. */
  evergreen: evergreenSettingsSchema.nullable(),
})

export type QueueDraft = z.infer<typeof queueDraftSchema>

/**
 * A queue, `workspaces/{wid}/queues/{id}`: members read, the API writes, because its changes move posts. Its posts carry its id
 * as `queueId`, and their plans say which slots they have.
 */
export const queueSchema = documentBase.extend({
  ...queueDraftSchema.shape,
  /** Since when its posts are held instead of published. */
  pausedAt: instant().nullable(),
  /** When a post was last given a slot: of two people who add posts at once, the second finds the first one's slot taken. */
  plannedAt: instant().nullable(),
  /** Posts that are still to be moved, each with the instant of its new slot: stored before the first is moved. */
  moves: z.array(z.object({ postId: documentId(), at: z.int().min(0) })).max(QUEUE_POSTS_MAX),
  /** When the moves were last gone on with; null while there are none. */
  movingAt: instant().nullable(),
  /** Who has ordered them. */
  movedBy: z.string().max(128).nullable(),
})

export type Queue = z.infer<typeof queueSchema>
