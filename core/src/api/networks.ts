import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'

const target = z.object({ platform: platformSchema })
const networkSchema = z.object({
  platform: platformSchema,
  /** Since when an admin has stopped it, and who. */
  stoppedAt: instant().nullable(),
  stoppedBy: z.string().nullable(),
  /** Since when calls are suspended because too many failed, and when one is tried next. */
  openedAt: instant().nullable(),
  probeAt: instant().nullable(),
})

/** Every network, and whether publishing on it is stopped or suspended. */
export const listNetworkStates = defineEndpoint({
  method: 'GET',
  path: '/admin/networks',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ networks: z.array(networkSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Stops publishing on a network, in all workspaces: what comes due is held. */
export const stopNetwork = defineEndpoint({
  method: 'POST',
  path: '/admin/networks/:platform/stop',
  auth: 'admin',
  input: target,
  output: z.object({ network: networkSchema }),
  errors: ['route_not_found', 'rate_limited'],
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
