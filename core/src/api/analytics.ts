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
 * Adds up the daily sums of a workspace: of the days from `from` to `to` in its time zone, and of the period they are compared with.
 * No post and no measurement is read.
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
    /** Documents that the answer was made of. */
    documents: z.int().min(0),
    /** Whether there were more than one answer takes. */
    isCut: z.boolean(),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
