import { z } from 'zod'
import { timeZoneSchema } from '../time/zoned-time.ts'
import { defineJob, inWorkspace } from './define-job.ts'

/** Moves what is planned in a workspace to the clock of its new time zone. */
export const zoneMoveJob = defineJob({
  kind: 'zone_move',
  facts: inWorkspace.extend({ from: timeZoneSchema, to: timeZoneSchema }),
  result: z.object({
    /** Posts that were planned when the first run began; null before that. */
    total: z.int().min(0).nullable(),
    /** Posts that stay at their moment: the new one has passed, or they cannot be moved. */
    kept: z.int().min(0),
  }),
  initial: { total: null, kept: 0 },
  beginners: 'manage_workspace',
  // A workspace whose plans are half in each zone is worse than either.
  canCancel: false,
  again: (result) => result,
})
