import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { documentBase } from './document.ts'

export const METRICS_SCHEMA = 1

/** How long after its publication a post is measured. */
export const metricsAgeSchema = z.enum(['1h', '24h', '7d', '30d'])
export type MetricsAge = z.infer<typeof metricsAgeSchema>

const count = z.int().min(0).optional()

/** What the network tells; what it does not tell is missing. */
export const metricsValuesSchema = z.object({
  likes: count,
  reposts: count,
  replies: count,
  views: count,
  clicks: count,
})

/** How people answered a publication, `workspaces/{wid}/metrics/{variantId}_{age}`: members read, the server writes. */
export const metricsSchema = documentBase.extend({
  variantId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  age: metricsAgeSchema,
  publishedAt: instant(),
  /** `unavailable`: the network did not answer in time, or the channel is gone; nothing is known then. */
  state: z.enum(['measured', 'unavailable']),
  measuredAt: instant(),
  values: metricsValuesSchema,
})

export type PublicationMetrics = z.infer<typeof metricsSchema>
