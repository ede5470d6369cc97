import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { seriesSchema, seriesTimesSchema } from '../model/series.ts'
import { isoDay } from '../time/zoned-time.ts'

const place = z.object({ workspaceId: documentId(), seriesId: documentId() })

/** `jobId`: the job that creates the remaining posts; null if all exist. */
const changed = z.object({ series: seriesSchema, jobId: documentId().nullable() })

/** Reasons why the first post of a series could not be scheduled. */
const UNSCHEDULED = [
  'nothing_to_publish',
  'content_refused',
  'media_missing',
  'connection_missing',
  'connection_broken',
] as const

/**
 * Creates a series that repeats a post. The post itself becomes the first of the series unless it is published; the first posts are created at once,
 * the remaining ones in a job. With `content_refused` and similar errors nothing is created.
 */
export const createSeries = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/series',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({ workspaceId: documentId(), postId: documentId(), rev: revision(), times: seriesTimesSchema }),
  output: changed,
  errors: [
    'service_off',
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'stale_revision',
    'record_unreadable',
    'already_published',
    'being_sent',
    'maybe_published',
    'series_full',
    'series_empty',
    'time_in_past',
    'time_too_far',
    'payload_too_large',
    'rate_limited',
    ...UNSCHEDULED,
  ],
})

/** Skips one day together with its post, or includes it again. A post that is or may be published stays. */
export const skipSeriesDay = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/series/:seriesId/skip',
  auth: 'member',
  right: 'plan_posts',
  input: place.extend({ day: isoDay(), isSkipped: z.boolean() }),
  output: z.object({ series: seriesSchema }),
  errors: [
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'record_unreadable',
    'already_published',
    'being_sent',
    'maybe_published',
    'time_in_past',
    'series_skips_full',
    'rate_limited',
    ...UNSCHEDULED,
  ],
})

/**
 * Changes the content or the times of the posts of a series: all unpublished posts, or those from a given day onwards, which become a separate
 * series. Individually edited posts stay unchanged, except the post that the content is taken from.
 */
export const changeSeries = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/series/:seriesId/change',
  auth: 'member',
  right: 'plan_posts',
  input: place.extend({
    rev: revision(),
    /** First day of the change; null for all posts. */
    from: isoDay().nullable(),
    /** Post that provides the new content, at the revision that the caller has seen. */
    content: z.object({ postId: documentId(), rev: revision() }).optional(),
    times: seriesTimesSchema.optional(),
  }),
  output: changed,
  errors: [
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'stale_revision',
    'record_unreadable',
    'series_full',
    'series_empty',
    'time_too_far',
    'payload_too_large',
    'rate_limited',
  ],
})

/** Starts a job that deletes a series and its future posts. Published and individually edited posts stay. */
export const deleteSeries = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/series/:seriesId',
  auth: 'member',
  right: 'plan_posts',
  input: place,
  output: z.object({ jobId: documentId() }),
  errors: ['channel_not_allowed', 'forbidden', 'not_found', 'record_unreadable', 'rate_limited'],
  status: 202,
})
