import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorKindSchema } from '../publishing/publish-error.ts'
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
  /** When the network ends the keys, as the operator has typed it. */
  keyEndsAt: instant().nullable(),
  updatedAt: instant().nullable(),
  /** When the network was last asked whether the keys are right. */
  tested: z.object({ testedAt: instant(), outcome: z.enum(['passed', 'refused', 'unreachable']) }).nullable(),
  /** The keys that a rotation has replaced, while going back to them is possible. */
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

/** `untestable`: only connecting a channel proves the keys. `detail`: what the network said, without secrets. */
const reportSchema = z.object({
  outcome: z.enum(['passed', 'refused', 'unreachable', 'untestable']),
  detail: z.string(),
})

export type AppTestReport = z.output<typeof reportSchema>

const rotationSchema = z.object({
  outcome: z.enum(['swapped', 'refused', 'unreachable']),
  detail: z.string(),
  /** Null while the keys before are still in use. */
  app: shownAppSchema.nullable(),
})

export type AppRotation = z.output<typeof rotationSchema>

const usesSchema = z.object({
  channels: z.int().min(0),
  /** Those that are known to be connected through the app of the present keys. */
  ofThisApp: z.int().min(0),
  workspaces: z.int().min(0),
  scheduled: z.int().min(0),
  /** The time at which access at the network was last granted or renewed. */
  workedAt: instant().nullable(),
  /** When a channel last lost its access, and why. */
  failed: z.object({ at: instant(), kind: publishErrorKindSchema }).nullable(),
})

export type AppUses = z.output<typeof usesSchema>

const keyEndsAt = instant().nullable().default(null)

/** The networks for which this installation has app keys. */
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

/** Notes when the network ends the keys in use, or that it does not. */
export const setPlatformAppEnd = defineEndpoint({
  method: 'PATCH',
  path: '/admin/platform-apps/:platform',
  auth: 'admin',
  input: z.object({ platform: platformSchema, keyEndsAt: instant().nullable() }),
  output: z.object({ app: shownAppSchema }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
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

/** Counts the channels, workspaces and scheduled posts that depend on a network's app, up to `APP_COUNT_MAX`. */
export const readPlatformAppUses = defineEndpoint({
  method: 'GET',
  path: '/admin/platform-apps/:platform/uses',
  auth: 'admin',
  input: z.object({ platform: platformSchema }),
  output: z.object({ uses: usesSchema }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Asks the network whether the keys in use are right (sensitive). */
export const testPlatformApp = defineEndpoint({
  method: 'POST',
  path: '/admin/platform-apps/:platform/test',
  auth: 'admin',
  input: z.object({ platform: platformSchema }),
  output: z.object({ report: reportSchema }),
  errors: ['route_not_found', 'not_found', 'reauthentication_required', 'rate_limited'],
})

/** Puts new keys in place of the present ones once they passed the network's test (sensitive). */
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

/** Goes back to the keys that a rotation replaced (sensitive). */
export const revertPlatformApp = defineEndpoint({
  method: 'POST',
  path: '/admin/platform-apps/:platform/revert',
  auth: 'admin',
  input: z.object({ platform: platformSchema, replacedAt: instant() }),
  output: z.object({ app: shownAppSchema }),
  errors: ['route_not_found', 'stale_revision', 'reauthentication_required', 'rate_limited'],
})
