import { z } from 'zod'
import { PLATFORM_APP_KEY_MAX } from '../limits.ts'
import type { AppKind, AuthRules } from './contract-fields.ts'

/** The keys that identify this installation to a network. `kind`: one of the kinds of apps in the contract; the first by default. */
export const platformAppSchema = z.object({
  clientId: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
  clientSecret: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
  kind: z.string().max(40).optional(),
})

export type PlatformApp = z.infer<typeof platformAppSchema>

/** Returns the kind of an app at a network; null if the network has only one kind. An unknown kind counts as the first. */
export function getAppKind({ apps = [] }: Pick<AuthRules, 'apps'>, kind: string | undefined): AppKind | null {
  return apps.find(({ id }) => id === kind) ?? apps[0] ?? null
}

/** Returns the scopes that an app requests. */
export function getAppScopes(auth: Pick<AuthRules, 'apps' | 'scopes'>, kind: string | undefined): readonly string[] {
  return getAppKind(auth, kind)?.scopes ?? auth.scopes
}

/**
 * Returns the kind of app that a channel was connected with: the one with the fewest missing scopes; the first if the channel lists no scopes. Null
 * if the network has only one kind.
 */
export function getGrantedKind({ apps = [] }: Pick<AuthRules, 'apps'>, granted: readonly string[]): AppKind | null {
  if (granted.length === 0) return apps[0] ?? null
  const missing = ({ scopes }: AppKind) => scopes.filter((scope) => !granted.includes(scope)).length
  return apps.toSorted((a, b) => missing(a) - missing(b))[0] ?? null
}

/** Returns the requested scopes that a network has not granted; empty if it does not report the granted ones. */
export function getMissingScopes(auth: Pick<AuthRules, 'apps' | 'scopes'>, granted: readonly string[]): string[] {
  if (granted.length === 0) return []
  const asked = getGrantedKind(auth, granted)?.scopes ?? auth.scopes
  return asked.filter((scope) => !granted.includes(scope))
}

/** Time in milliseconds for which replaced app keys are kept so that they can be restored. */
export const REPLACED_KEYS_RETENTION = 7 * 24 * 60 * 60 * 1_000

/** Time in milliseconds before the end of a key at which people are warned. */
const KEY_END_WARNED_BEFORE = 30 * 24 * 60 * 60 * 1_000

/** Returns whether a key ends within thirty days, or has ended. */
export function endsWithin(keyEndsAt: number | null, now: number): boolean {
  return keyEndsAt !== null && keyEndsAt - now <= KEY_END_WARNED_BEFORE
}

/** Limit up to which channels and posts of an app are counted. */
export const APP_COUNT_MAX = 10_000

/**
 * Effect of new app keys on connected channels. `nothing`: access continues. `reconnect`: each channel works until its access must be renewed, then a
 * person must reconnect it. `earlier_app`: tokens are bound to the earlier app and are valid while that app exists.
 */
type RotationEffect = 'nothing' | 'reconnect' | 'earlier_app'

/**
 * Returns the effect of new app keys on connected channels. A refresh token is bound to the client id that it was issued to, not to its secret (RFC
 * 6749, section 6).
 */
export function getRotationEffect({ appKeys }: Pick<AuthRules, 'appKeys'>, isSameId: boolean): RotationEffect {
  if (isSameId || !appKeys) return 'nothing'
  return appKeys.renewedBy === 'app' ? 'reconnect' : 'earlier_app'
}

/** Returns whether a network call can verify the keys of an app without a person. */
export function canTestApp({ appKeys }: Pick<AuthRules, 'appKeys'>): boolean {
  return appKeys !== undefined && appKeys.testSource !== null
}
