import { z } from 'zod'
import { timeZoneSchema } from '../time/zoned-time.ts'
import { defineJob, inWorkspace } from './define-job.ts'

/** Moves the planned posts of a workspace to the same wall-clock time in its new time zone. */
export const zoneMoveJob = defineJob({
  kind: 'zone_move',
  facts: inWorkspace.extend({ from: timeZoneSchema, to: timeZoneSchema }),
  result: z.object({
    /** Number of posts that were planned when the first run began; null before that. */
    total: z.int().min(0).nullable(),
    /** Number of posts that keep their instant: the new one has passed, or they cannot be moved. */
    kept: z.int().min(0),
  }),
  initial: { total: null, kept: 0 },
  beginners: 'manage_workspace',
  // Not cancellable: plans split between two time zones are worse than all plans in either.
  canCancel: false,
  again: (result) => result,
})
