import { z } from 'zod'
import { instant } from '../ids.ts'
import { PAUSES_KEPT } from '../limits.ts'
import { PLATFORMS, platformSchema } from '../platforms/platform.ts'
import { documentBase } from './document.ts'

export const HEARTBEAT_SCHEMA = 1

/**
 * Delay of publications in milliseconds: the median, the 95th percentile and the maximum. Covers the last hour before `measuredAt`, limited to the
 * latest publications if there were very many.
 */
export const latenessSchema = z.object({
  measuredAt: instant(),
  count: z.int().min(1),
  p50: z.int().min(0),
  p95: z.int().min(0),
  max: z.int().min(0),
})

export type Lateness = z.infer<typeof latenessSchema>

/** A period in which a scheduled job missed its runs: from the last run before it to the first run after it. */
export const pauseSchema = z.object({ startedAt: instant(), endedAt: instant() })

export type Pause = z.infer<typeof pauseSchema>

/** Deliveries to one network: time of the last accepted one, and the number accepted and refused within 24 hours. */
export const deliveriesSchema = z.object({
  platform: platformSchema,
  succeededAt: instant().nullable(),
  succeeded: z.int().min(0),
  failed: z.int().min(0),
})

export type Deliveries = z.infer<typeof deliveriesSchema>

/** The last run of a scheduled job, `heartbeats/{job}`: shown to every signed-in person, and on the status page. */
export const heartbeatSchema = documentBase.extend({
  lastRunAt: instant(),
  /** Planned time of the oldest variant that was due and not finished at that run. */
  oldestDueAt: instant().nullable(),
  dueCount: z.int().min(0),
  /** Number of due or soon due variants that the run had not queued when its time ran out. */
  leftCount: z.int().min(0).default(0),
  /** Delay of publications; null if nothing was published within the hour, and for jobs that publish nothing. */
  lateness: latenessSchema.nullable().default(null),
  /** Deliveries per network, for jobs that count them. */
  deliveries: z.array(deliveriesSchema).max(PLATFORMS.length).default([]),
  /** Pauses of the job, newest first. */
  pauses: z.array(pauseSchema).max(PAUSES_KEPT).default([]),
})

export type Heartbeat = z.infer<typeof heartbeatSchema>
