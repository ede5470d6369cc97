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
  /** Since when an admin has stopped it, and who. */
  stoppedAt: instant().nullable(),
  stoppedBy: z.string().nullable(),
  /** Since when calls are suspended because too many failed, and when one is tried next. */
  openedAt: instant().nullable(),
  probeAt: instant().nullable(),
  /** Test calls that have failed since. */
  probes: z.int().min(0),
  /** The last failures, the latest first. */
  lastErrors: z.array(breakerErrorSchema).max(BREAKER_ERRORS_KEPT),
})
export type ShownNetwork = z.infer<typeof networkSchema>

/** Every network, and whether publishing on it is stopped or suspended. */
export const listNetworkStates = defineEndpoint({
  method: 'GET',
  path: '/admin/networks',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ networks: z.array(networkSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** The posts that a stop of the network holds, and those that wait for its end. */
export const getNetworkImpact = defineEndpoint({
  method: 'GET',
  path: '/admin/networks/:platform/impact',
  auth: 'admin',
  input: target,
  output: z.object({
    /** Posts that are due within a day, within a week, and at any time. */
    scheduled: z.object({ day: z.int().min(0), week: z.int().min(0), all: z.int().min(0) }),
    /** Workspaces of the next posts, and whether later posts are left out of that count. */
    workspaces: z.int().min(0),
    hasMoreWorkspaces: z.boolean(),
    /** Posts held by the stop: those that go out when it ends, and those too late for that. */
    held: z.object({ released: z.int().min(0), late: z.int().min(0) }),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Stops publishing on a network, in all workspaces: what comes due is held. The reason goes to the audit log. */
export const stopNetwork = defineEndpoint({
  method: 'POST',
  path: '/admin/networks/:platform/stop',
  auth: 'admin',
  input: withReason,
  output: z.object({ network: networkSchema }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Starts publishing on it again: what was held for the stop goes out, unless it is too late for that. */
export const resumeNetwork = defineEndpoint({
  method: 'POST',
  path: '/admin/networks/:platform/resume',
  auth: 'admin',
  input: target,
  output: z.object({ network: networkSchema, released: z.int().min(0) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Lets deliveries call a suspended network again at once (sensitive). The reason goes to the audit log. */
export const closeBreaker = defineEndpoint({
  method: 'POST',
  path: '/admin/networks/:platform/close-breaker',
  auth: 'admin',
  input: withReason,
  output: z.object({ network: networkSchema }),
  errors: ['route_not_found', 'validation_failed', 'reauthentication_required', 'rate_limited'],
})
