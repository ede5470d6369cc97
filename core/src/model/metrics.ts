import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { POST_LABEL_MAX, POST_LABELS_MAX } from '../limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { isoDay } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

export const METRICS_SCHEMA = 1

/** Time between publication and measurement. */
export const metricsAgeSchema = z.enum(['1h', '24h', '7d', '30d'])
export type MetricsAge = z.infer<typeof metricsAgeSchema>

const count = z.int().min(0).optional()

/** Metrics that the network reports; the others are missing. */
export const metricsValuesSchema = z.object({
  likes: count,
  reposts: count,
  replies: count,
  views: count,
  clicks: count,
})

/** Metrics of a publication, `workspaces/{wid}/metrics/{variantId}_{age}`: members read, the server writes. */
export const metricsSchema = documentBase.extend({
  variantId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  age: metricsAgeSchema,
  publishedAt: instant(),
  /** State of the measurement. `unavailable`: the network did not respond in time, or the channel was removed; no metrics are known. */
  state: z.enum(['measured', 'unavailable']),
  measuredAt: instant(),
  values: metricsValuesSchema,
  /** Position in the daily sums that include these metrics; only one measurement of a publication has one. */
  counted: z
    .object({
      day: isoDay(),
      labels: z.array(z.string().max(POST_LABEL_MAX)).max(POST_LABELS_MAX),
      campaignId: z.string().max(128).nullable(),
    })
    .optional(),
})

export type PublicationMetrics = z.infer<typeof metricsSchema>

/** Returns the sum of likes, reposts, replies and clicks of a publication; missing metrics count as 0. */
export function engagementOf({
  likes = 0,
  reposts = 0,
  replies = 0,
  clicks = 0,
}: PublicationMetrics['values']): number {
  return likes + reposts + replies + clicks
}

const AGES_NEWEST_FIRST: readonly MetricsAge[] = ['30d', '7d', '24h', '1h']

/** Returns the newest measurement of a publication that has metrics, otherwise its newest attempt; undefined if there is none. */
export function newestMetrics(all: readonly PublicationMetrics[]): PublicationMetrics | undefined {
  const newestFirst = AGES_NEWEST_FIRST.flatMap((age) => all.filter((each) => each.age === age))
  return newestFirst.find(({ state }) => state === 'measured') ?? newestFirst[0]
}
