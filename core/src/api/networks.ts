import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { BREAKER_ERRORS_KEPT, SWITCH_REASON_MAX } from '../model/service-switch.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorKindSchema } from '../publishing/publish-error.ts'

const target = z.object({ platform: platformSchema })
const withReason = target.extend({ reason: z.string().trim().min(1).max(SWITCH_REASON_MAX) })
const breakerErrorSchema = z.object({ at: instant(), kind: publishErrorKindSchema, service: z.string() })
const networkSchema = z.object({
  platform: platformSchema,
  /** Time of the stop by an admin, and the name of that admin. */
  stoppedAt: instant().nullable(),
  stoppedBy: z.string().nullable(),
  /** Start of the suspension of calls after too many failures, and time of the next attempt. */
  openedAt: instant().nullable(),
  probeAt: instant().nullable(),
  /** Number of failed test calls since the start of the suspension. */
  probes: z.int().min(0),
  /** Recent failures, latest first. */
  lastErrors: z.array(breakerErrorSchema).max(BREAKER_ERRORS_KEPT),
})
export type ShownNetwork = z.infer<typeof networkSchema>

/** Lists every network, and whether publishing on it is stopped or suspended. */
export const listNetworkStates = defineEndpoint({
  method: 'GET',
  path: '/admin/networks',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ networks: z.array(networkSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Counts the posts that a stop of the network would hold, and those already held until a stop ends. */
export const getNetworkImpact = defineEndpoint({
  method: 'GET',
  path: '/admin/networks/:platform/impact',
  auth: 'admin',
  input: target,
  output: z.object({
    /** Posts due within a day, within a week, and at any time. */
    scheduled: z.object({ day: z.int().min(0), week: z.int().min(0), all: z.int().min(0) }),
    /** Number of workspaces that the next posts belong to, and whether later posts are excluded from the count. */
    workspaces: z.int().min(0),
    hasMoreWorkspaces: z.boolean(),
    /** Number of posts held by the stop: those that are published when it ends, and those that will be too late. */
    held: z.object({ released: z.int().min(0), late: z.int().min(0) }),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Stops publishing on a network in all workspaces: due posts are held. The reason is recorded in the audit log. */
export const stopNetwork = defineEndpoint({
  method: 'POST',
  path: '/admin/networks/:platform/stop',
  auth: 'admin',
  input: withReason,
  output: z.object({ network: networkSchema }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Resumes publishing on a network: posts held by the stop are published, unless they are too late. */
export const resumeNetwork = defineEndpoint({
  method: 'POST',
  path: '/admin/networks/:platform/resume',
  auth: 'admin',
  input: target,
  output: z.object({ network: networkSchema, released: z.int().min(0) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Lets deliveries call a suspended network again at once (sensitive). The reason is recorded in the audit log. */
export const closeBreaker = defineEndpoint({
  method: 'POST',
  path: '/admin/networks/:platform/close-breaker',
  auth: 'admin',
  input: withReason,
  output: z.object({ network: networkSchema }),
  errors: ['route_not_found', 'validation_failed', 'reauthentication_required', 'rate_limited'],
})
