import { z } from 'zod'
import { instant } from '../ids.ts'
import { PAUSES_KEPT } from '../limits.ts'
import { PLATFORMS, platformSchema } from '../platforms/platform.ts'
import { documentBase } from './document.ts'

export const HEARTBEAT_SCHEMA = 1

/**
 * How long after their time publications went out, in milliseconds: half of them, 95 of 100 and all of them were no later.
 * Of the last hour before `measuredAt`, and of its latest ones when there were very many.
 */
export const latenessSchema = z.object({
  measuredAt: instant(),
  count: z.int().min(1),
  p50: z.int().min(0),
  p95: z.int().min(0),
  max: z.int().min(0),
})

export type Lateness = z.infer<typeof latenessSchema>

/** A time in which a job did not run although it was to: from its last run before to its first after. */
export const pauseSchema = z.object({ startedAt: instant(), endedAt: instant() })

export type Pause = z.infer<typeof pauseSchema>

/** What one network did with deliveries: when it last took one, and how many it took and refused within 24 hours. */
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
  /** The oldest variant that was due and not yet settled at that run. */
  oldestDueAt: instant().nullable(),
  dueCount: z.int().min(0),
  /** Of what was due, or was to be soon, what that run had not queued when its time was over. */
  leftCount: z.int().min(0).default(0),
  /** Null when nothing went out within the hour, and for jobs that publish nothing. */
  lateness: latenessSchema.nullable().default(null),
  /** Of each network, where the job counts them. */
  deliveries: z.array(deliveriesSchema).max(PLATFORMS.length).default([]),
  /** The latest ones first. */
  pauses: z.array(pauseSchema).max(PAUSES_KEPT).default([]),
})

export type Heartbeat = z.infer<typeof heartbeatSchema>
