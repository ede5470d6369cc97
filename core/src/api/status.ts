import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { latenessSchema, pauseSchema } from '../model/heartbeat.ts'
import { networkStatusSchema } from '../posts/network-status.ts'

const serviceState = z.enum(['ok', 'failing'])

/** Returns the public state of the service, counted over all workspaces, without data of any single one. */
export const getStatus = defineEndpoint({
  method: 'GET',
  path: '/status',
  auth: 'public',
  input: z.object({}),
  output: z.object({
    checkedAt: instant(),
    services: z.object({ database: serviceState, signIn: serviceState }),
    /** Networks on which this installation publishes; null if the database did not answer. */
    networks: z.array(networkStatusSchema).nullable(),
    /** Null before the scheduler's first run, and if the database did not answer. */
    scheduler: z
      .object({
        lastRunAt: instant(),
        /** Due time of the oldest post that was still waiting at the scheduler's last run. */
        oldestDueAt: instant().nullable(),
        lateness: latenessSchema.omit({ count: true }).nullable(),
        /** Periods of the last 30 days in which the scheduler should have run but did not, latest first. */
        pauses: z.array(pauseSchema),
      })
      .nullable(),
  }),
  errors: ['rate_limited'],
})
