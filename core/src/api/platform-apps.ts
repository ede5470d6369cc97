import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorKindSchema } from '../publishing/publish-error.ts'
import { platformAppSchema } from '../platforms/platform-app.ts'

const shownAppSchema = z.object({
  platform: platformSchema,
  /** Keys in the environment override stored ones and cannot be changed here. */
  source: z.enum(['environment', 'stored']),
  /** The last four characters of each key. */
  clientIdEnd: z.string().max(4),
  clientSecretEnd: z.string().max(4),
  /** Empty if the network has only one kind of app. */
  kind: z.string().max(40),
  /** Time when the network's keys expire, as entered by the operator. */
  keyEndsAt: instant().nullable(),
  updatedAt: instant().nullable(),
  /** Last time the keys were tested with the network. */
  tested: z.object({ testedAt: instant(), outcome: z.enum(['passed', 'refused', 'unreachable']) }).nullable(),
  /** Keys replaced by a rotation, as long as the rotation can be reverted. */
  previous: z
    .object({
      clientIdEnd: z.string().max(4),
      clientSecretEnd: z.string().max(4),
      replacedAt: instant(),
      endsAt: instant(),
    })
    .nullable(),
})

export type ShownPlatformApp = z.output<typeof shownAppSchema>

/** `untestable`: only connecting a channel proves the keys. `detail`: the network's reply, without secrets. */
const reportSchema = z.object({
  outcome: z.enum(['passed', 'refused', 'unreachable', 'untestable']),
  detail: z.string(),
})

export type AppTestReport = z.output<typeof reportSchema>

const rotationSchema = z.object({
  outcome: z.enum(['swapped', 'refused', 'unreachable']),
  detail: z.string(),
  /** Null if the keys were not replaced. */
  app: shownAppSchema.nullable(),
})

export type AppRotation = z.output<typeof rotationSchema>

const usesSchema = z.object({
  channels: z.int().min(0),
  /** Channels known to be connected through the app of the current keys. */
  ofThisApp: z.int().min(0),
  workspaces: z.int().min(0),
  scheduled: z.int().min(0),
  /** Last time the network granted or renewed access. */
  workedAt: instant().nullable(),
  /** Last time a channel lost its access, and the reason. */
  failed: z.object({ at: instant(), kind: publishErrorKindSchema }).nullable(),
})

export type AppUses = z.output<typeof usesSchema>

const keyEndsAt = instant().nullable().default(null)

/** Lists the networks for which this installation has app keys. */
export const listPlatformApps = defineEndpoint({
  method: 'GET',
  path: '/admin/platform-apps',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ apps: z.array(shownAppSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Stores the first app keys of a network (sensitive). */
export const savePlatformApp = defineEndpoint({
  method: 'PUT',
  path: '/admin/platform-apps/:platform',
  auth: 'admin',
  input: platformAppSchema.extend({ platform: platformSchema, keyEndsAt }),
  output: z.object({ app: shownAppSchema }),
  errors: ['route_not_found', 'validation_failed', 'stale_revision', 'reauthentication_required', 'rate_limited'],
})

/** Records when the network's current keys expire, or that they do not. */
export const setPlatformAppEnd = defineEndpoint({
  method: 'PATCH',
  path: '/admin/platform-apps/:platform',
  auth: 'admin',
  input: z.object({ platform: platformSchema, keyEndsAt: instant().nullable() }),
  output: z.object({ app: shownAppSchema }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})

/** Removes the stored app keys of a network (sensitive). Removing missing keys succeeds. */
export const removePlatformApp = defineEndpoint({
  method: 'DELETE',
  path: '/admin/platform-apps/:platform',
  auth: 'admin',
  input: z.object({ platform: platformSchema }),
  output: z.object({ removed: z.boolean() }),
  errors: ['route_not_found', 'reauthentication_required', 'rate_limited'],
})

/** Counts the channels, workspaces and scheduled posts that depend on a network's app, up to `APP_COUNT_MAX`. */
export const readPlatformAppUses = defineEndpoint({
  method: 'GET',
  path: '/admin/platform-apps/:platform/uses',
  auth: 'admin',
  input: z.object({ platform: platformSchema }),
  output: z.object({ uses: usesSchema }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Tests the current keys with the network (sensitive). */
export const testPlatformApp = defineEndpoint({
  method: 'POST',
  path: '/admin/platform-apps/:platform/test',
  auth: 'admin',
  input: z.object({ platform: platformSchema }),
  output: z.object({ report: reportSchema }),
  errors: ['route_not_found', 'not_found', 'reauthentication_required', 'rate_limited'],
})

/** Replaces the current keys with new ones after they pass the network's test (sensitive). A network without a test needs `withoutTest`. */
export const rotatePlatformApp = defineEndpoint({
  method: 'POST',
  path: '/admin/platform-apps/:platform/rotate',
  auth: 'admin',
  input: platformAppSchema.extend({ platform: platformSchema, withoutTest: z.boolean(), keyEndsAt }),
  output: rotationSchema,
  errors: [
    'route_not_found',
    'not_found',
    'validation_failed',
    'stale_revision',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Restores the keys that a rotation replaced (sensitive). */
export const revertPlatformApp = defineEndpoint({
  method: 'POST',
  path: '/admin/platform-apps/:platform/revert',
  auth: 'admin',
  input: z.object({ platform: platformSchema, replacedAt: instant() }),
  output: z.object({ app: shownAppSchema }),
  errors: ['route_not_found', 'stale_revision', 'reauthentication_required', 'rate_limited'],
})
