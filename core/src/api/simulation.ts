import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { FINDINGS_MAX, SIMULATED_DAYS } from '../simulate/simulation-limits.ts'
import { findingSchema } from '../simulate/finding.ts'
import { timeZoneSchema, isoDay } from '../time/zoned-time.ts'

export const simulationSchema = z.object({
  from: instant(),
  until: instant(),
  tzid: timeZoneSchema,
  /** Every day of the range in the workspace's time zone, with its planned posts. */
  days: z.array(z.object({ day: isoDay(), posts: z.int().min(0) })).max(SIMULATED_DAYS + 1),
  findings: z.array(findingSchema).max(FINDINGS_MAX),
  /** True if posts after `until` were not simulated, or if there are more than `FINDINGS_MAX` findings. */
  isPartial: z.boolean(),
})

export type Simulation = z.infer<typeof simulationSchema>

/** Simulates the next 13 weeks of a workspace, and lists the expected problems. */
export const simulate = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/simulation',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: simulationSchema,
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
