import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EVERGREEN_VARIATIONS_MAX, POST_TEXT_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const EVERGREEN_SCHEMA = 1

export const variationsSchema = z.array(manyLines(POST_TEXT_MAX).min(1)).max(EVERGREEN_VARIATIONS_MAX)

/** Why a post is not published again any more: as often as wanted, too old, taken out by a person, or deleted. */
export const evergreenEndSchema = z.enum(['repeats', 'expiry', 'stopped', 'gone'])
export type EvergreenEnd = z.infer<typeof evergreenEndSchema>

/**
 * A post that its queue publishes again and again, `workspaces/{wid}/evergreens/{postId}`, named like the post it began with.
 * Members read, the server writes.
 */
export const evergreenSchema = documentBase.extend({
  queueId: documentId(),
  /** Texts that take turns with the post's own. */
  variations: variationsSchema,
  /** Who wrote the variations last; null while there are none, and where that was not stored yet. */
  variationsBy: z.string().min(1).max(128).nullable().default(null),
  /** How often it was put into the queue again. */
  turn: z.int().min(0),
  /** The post of this turn: the first is the original, the others are copies. */
  postId: documentId(),
  /** When to look whether this turn is published and the next one is due; null once it has ended. */
  dueAt: instant().nullable(),
  /** The error code because of which the next turn could not be planned. */
  problem: z.string().max(60).nullable(),
  end: evergreenEndSchema.nullable(),
})

export type Evergreen = z.infer<typeof evergreenSchema>
