import { z } from 'zod'
import { instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const HEARTBEAT_SCHEMA = 1

/** The last run of a scheduled job, `heartbeats/{job}`: shown to everybody who is signed in. */
export const heartbeatSchema = documentBase.extend({
  lastRunAt: instant(),
  /** The oldest variant that was due and not yet settled at that run. */
  oldestDueAt: instant().nullable(),
  dueCount: z.int().min(0),
})

export type Heartbeat = z.infer<typeof heartbeatSchema>
