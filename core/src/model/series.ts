import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { documentId, instant } from '../ids.ts'
import { recurrenceRuleSchema, SERIES_CONTENTS_KEPT, SERIES_SKIPPED_MAX } from '../time/recurrence/recurrence-rule.ts'
import { timeZoneSchema, clockTimeSchema, isoDay } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'
import { postDraftSchema } from './post.ts'

export const SERIES_SCHEMA = 1

/** Reasons that prevent a post from being scheduled, by API error code. */
export const SERIES_PROBLEMS = [
  'nothing_to_publish',
  'content_refused',
  'media_missing',
  'connection_missing',
  'connection_broken',
] as const satisfies ErrorCode[]

export const seriesTimesSchema = z.object({
  rule: recurrenceRuleSchema,
  time: clockTimeSchema,
  tzid: timeZoneSchema,
})

export type SeriesTimes = z.infer<typeof seriesTimesSchema>

/**
 * Recurring posts, `workspaces/{wid}/series/{id}`. The server creates real posts from the series, 90 days ahead; members read it. Its `rev` counts
 * changes by people.
 */
export const seriesSchema = documentBase.extend({
  ...seriesTimesSchema.shape,
  /** Status of the series. `ending`: the series and its future posts are being deleted. */
  status: z.enum(['active', 'ending']),
  content: postDraftSchema,
  /** Member who last wrote the content, and time of the change; null in series from before this was stored. */
  contentBy: z.string().min(1).max(128).nullable().default(null),
  contentAt: instant().nullable().default(null),
  /** Hashes of all contents from which the series' posts were created; a post with other content was edited individually. */
  contentHashes: z.array(z.string().length(64)).max(SERIES_CONTENTS_KEPT),
  /** Days of the rule for which no post is created. */
  skipped: z.array(isoDay()).max(SERIES_SKIPPED_MAX),
  /** Root of the posts' ids, followed by their day; a series that is split off keeps it. */
  rootId: documentId(),
  /** Series that this one was split off from; this series takes over the other's posts, starting with its own first day. */
  splitFromId: documentId().nullable(),
  /** Post that the series was created from, and the day of the rule that the post counts for. */
  source: z.object({ postId: documentId(), day: isoDay() }).nullable(),
  /** Day up to which all posts exist; null if no day was checked since the last change. */
  madeUntil: isoDay().nullable(),
  /** Time of the next creation of posts; null if no more will follow. */
  dueAt: instant().nullable(),
  /** Reason why the posts from `day` onwards could not be created. The creation is retried. */
  problem: z.object({ code: z.enum(SERIES_PROBLEMS), day: isoDay() }).nullable(),
})

export type Series = z.infer<typeof seriesSchema>
