import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { seriesSchema, seriesTimesSchema } from '../model/series.ts'
import { isoDay } from '../time/zoned-time.ts'

const place = z.object({ workspaceId: documentId(), seriesId: documentId() })

/** `jobId`: the job that makes the posts that are not made yet; null when all of them are. */
const changed = z.object({ series: seriesSchema, jobId: documentId().nullable() })

/** Why the first post of a series could not be scheduled. */
const UNSCHEDULED = [
  'nothing_to_publish',
  'content_refused',
  'media_missing',
  'connection_missing',
  'connection_broken',
] as const

/**
 * Makes a post come again and again. The post itself becomes the first of the series unless it is out; the first ones are made at
 * once, the others by a job. `content_refused` and the like: nothing was made.
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

/** Leaves out one day, with its post, or takes it in again. A post that is out, or may be out, stays. */
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
    'series_empty',
    'series_full',
    'rate_limited',
    ...UNSCHEDULED,
  ],
})

/**
 * Changes what the posts of a series are made from, or when they come: all of them that are still to go out, or those from a day
 * on, which become a series of their own. Posts that were edited by themselves stay as they are, but for the one that the content is
 * taken from.
 */
export const changeSeries = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/series/:seriesId/change',
  auth: 'member',
  right: 'plan_posts',
  input: place.extend({
    rev: revision(),
    /** The day from which it holds; null for all. */
    from: isoDay().nullable(),
    /** The post whose content all get, as the caller has seen it. */
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

/** Deletes a series and its posts to come, by a job. What is out or was edited by itself stays. */
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
