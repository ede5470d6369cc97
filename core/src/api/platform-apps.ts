import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { platformAppSchema } from '../platforms/platform-app.ts'

const shownAppSchema = z.object({
  platform: platformSchema,
  /** Keys in the environment outrank stored ones and cannot be changed here. */
  source: z.enum(['environment', 'stored']),
  /** The last four characters of each key. */
  clientIdEnd: z.string().max(4),
  clientSecretEnd: z.string().max(4),
  /** Empty where the network has one kind of app only. */
  kind: z.string().max(40),
  updatedAt: instant().nullable(),
})

/** The networks for which this installation has app keys. */
export const listPlatformApps = defineEndpoint({
  method: 'GET',
  path: '/admin/platform-apps',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ apps: z.array(shownAppSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Stores the app keys of a network (sensitive). */
export const savePlatformApp = defineEndpoint({
  method: 'PUT',
  path: '/admin/platform-apps/:platform',
  auth: 'admin',
  input: platformAppSchema.extend({ platform: platformSchema }),
  output: z.object({ app: shownAppSchema }),
  errors: ['route_not_found', 'validation_failed', 'reauthentication_required', 'rate_limited'],
})

/** Removes the stored app keys of a network (sensitive); removing what is not there succeeds. */
export const removePlatformApp = defineEndpoint({
  method: 'DELETE',
  path: '/admin/platform-apps/:platform',
  auth: 'admin',
  input: z.object({ platform: platformSchema }),
  output: z.object({ removed: z.boolean() }),
  errors: ['route_not_found', 'reauthentication_required', 'rate_limited'],
})
