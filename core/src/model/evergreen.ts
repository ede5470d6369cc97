import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EVERGREEN_VARIATIONS_MAX, POST_TEXT_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const EVERGREEN_SCHEMA = 1

export const variationsSchema = z.array(manyLines(POST_TEXT_MAX).min(1)).max(EVERGREEN_VARIATIONS_MAX)

/** Reason why a post is no longer repeated: it reached its limit, is too old, was stopped by a person, or was deleted. */
export const evergreenEndSchema = z.enum(['repeats', 'expiry', 'stopped', 'gone'])
export type EvergreenEnd = z.infer<typeof evergreenEndSchema>

/**
 * A post that its queue publishes repeatedly, `workspaces/{wid}/evergreens/{postId}`; the id is that of the original post. Members read, the server
 * writes.
 */
export const evergreenSchema = documentBase.extend({
  queueId: documentId(),
  /** Texts that alternate with the original text of the post. */
  variations: variationsSchema,
  /** Member who last wrote the variations; null if there are none, or they were written before this was stored. */
  variationsBy: z.string().min(1).max(128).nullable().default(null),
  /** Number of times that the post was added to the queue again. */
  turn: z.int().min(0),
  /** Id of the post of the current repetition: first the original, then its copies. */
  postId: documentId(),
  /** Time of the next check whether the current repetition is published and the next one is due; null once the repetition has ended. */
  dueAt: instant().nullable(),
  /** Error code of the failed attempt to plan the next repetition. */
  problem: z.string().max(60).nullable(),
  end: evergreenEndSchema.nullable(),
})

export type Evergreen = z.infer<typeof evergreenSchema>
