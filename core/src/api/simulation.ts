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
  /** Every day of the span in the workspace's zone, with the posts that are planned for it. */
  days: z.array(z.object({ day: isoDay(), posts: z.int().min(0) })).max(SIMULATED_DAYS + 1),
  findings: z.array(findingSchema).max(FINDINGS_MAX),
  /** Whether more is planned than was looked at, up to `until`. */
  isPartial: z.boolean(),
})

export type Simulation = z.infer<typeof simulationSchema>

/** Plays the next 13 weeks of a workspace forward, and says what will not go as planned. */
export const simulate = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/simulation',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: simulationSchema,
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
