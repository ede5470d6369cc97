import { z } from 'zod'
import { COMPARISONS, periodLength, PERIOD_DAYS_MAX } from '../analytics/periods.ts'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { analyticsReportSchema } from '../model/analytics-report.ts'
import { isoDay } from '../time/zoned-time.ts'

const periodSchema = z
  .object({ from: isoDay(), to: isoDay() })
  .refine((period) => period.from <= period.to && periodLength(period) <= PERIOD_DAYS_MAX, {
    path: ['to'],
    error: 'Choose at most a year, and an end that is not before the beginning.',
  })

/**
 * Adds up the daily sums of a workspace: for the days from `from` to `to` in its time zone, and for the comparison period. Reads no posts or
 * measurements.
 */
export const readAnalytics = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/analytics',
  auth: 'member',
  right: 'read_content',
  input: z.object({
    workspaceId: documentId(),
    period: periodSchema,
    comparison: z.enum(COMPARISONS).nullable().default(null),
    /** Null for all channels. */
    connectionId: documentId().nullable().default(null),
    /** Null for all posts. */
    posts: z
      .object({ by: z.enum(['label', 'campaign']), name: z.string().min(1).max(128) })
      .nullable()
      .default(null),
  }),
  output: analyticsReportSchema.extend({
    /** Number of documents that the response was computed from. */
    documents: z.int().min(0),
    /** True if there were more documents than one response can include. */
    isCut: z.boolean(),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
