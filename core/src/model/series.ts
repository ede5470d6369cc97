import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { documentId, instant } from '../ids.ts'
import { recurrenceRuleSchema, SERIES_CONTENTS_KEPT, SERIES_SKIPPED_MAX } from '../time/recurrence/recurrence-rule.ts'
import { timeZoneSchema, clockTimeSchema, isoDay } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'
import { postDraftSchema } from './post.ts'

export const SERIES_SCHEMA = 1

/** What keeps a post from being scheduled, by the codes of the API. */
export const SERIES_PROBLEMS = [
  'nothing_to_publish',
  'content_refused',
  'media_missing',
  'connection_missing',
  'connection_broken',
] as const satisfies ErrorCode[]

/** When a series has posts. */
export const seriesTimesSchema = z.object({
  rule: recurrenceRuleSchema,
  time: clockTimeSchema,
  tzid: timeZoneSchema,
})

export type SeriesTimes = z.infer<typeof seriesTimesSchema>

/**
 * Posts that come again and again, `workspaces/{wid}/series/{id}`. The server makes real posts of it, 90 days ahead; members
 * read it. Its `rev` counts what people change.
 */
export const seriesSchema = documentBase.extend({
  ...seriesTimesSchema.shape,
  /** `ending`: it and its posts to come are being deleted. */
  status: z.enum(['active', 'ending']),
  /** What its posts are made from. */
  content: postDraftSchema,
  /** Who wrote that content last, and when; null in series from before this was stored. */
  contentBy: z.string().min(1).max(128).nullable().default(null),
  contentAt: instant().nullable().default(null),
  /** Hashes of everything that its posts were ever made from: a post with other content was edited by itself. */
  contentHashes: z.array(z.string().length(64)).max(SERIES_CONTENTS_KEPT),
  /** Days of the rule without a post. */
  skipped: z.array(isoDay()).max(SERIES_SKIPPED_MAX),
  /** Names its posts, together with their day; what is split off a series keeps it. */
  rootId: documentId(),
  /** The series that it was split off, whose posts from its first day on it takes over. */
  splitFromId: documentId().nullable(),
  /** The post that it was made from, and the day for which that stands. */
  source: z.object({ postId: documentId(), day: isoDay() }).nullable(),
  /** All its days up to this one have their posts; null while none is checked since the last change. */
  madeUntil: isoDay().nullable(),
  /** When posts are to be made again; null when no more will come. */
  dueAt: instant().nullable(),
  /** Why the posts from that day on could not be made. It is tried again. */
  problem: z.object({ code: z.enum(SERIES_PROBLEMS), day: isoDay() }).nullable(),
})

export type Series = z.infer<typeof seriesSchema>
