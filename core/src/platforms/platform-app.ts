import { z } from 'zod'
import { PLATFORM_APP_KEY_MAX } from '../limits.ts'
import type { AppKind, AuthRules } from './contract-fields.ts'

/** The keys under which a network knows this installation. `kind`: one of the contract's kinds of apps, the first unless given. */
export const platformAppSchema = z.object({
  clientId: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
  clientSecret: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
  kind: z.string().max(40).optional(),
})

export type PlatformApp = z.infer<typeof platformAppSchema>

/** The kind of an app at a network; null where the network has one kind only. An unknown kind counts as the first. */
export function getAppKind({ apps = [] }: Pick<AuthRules, 'apps'>, kind: string | undefined): AppKind | null {
  return apps.find(({ id }) => id === kind) ?? apps[0] ?? null
}

/** The scopes that an app asks for. */
export function getAppScopes(auth: Pick<AuthRules, 'apps' | 'scopes'>, kind: string | undefined): readonly string[] {
  return getAppKind(auth, kind)?.scopes ?? auth.scopes
}

/** The kind of app that a channel was connected by: the one whose scopes it lacks fewest of. The first where it names no scopes. */
export function getGrantedKind({ apps = [] }: Pick<AuthRules, 'apps'>, granted: readonly string[]): AppKind | null {
  if (granted.length === 0) return apps[0] ?? null
  const missing = ({ scopes }: AppKind) => scopes.filter((scope) => !granted.includes(scope)).length
  return apps.toSorted((a, b) => missing(a) - missing(b))[0] ?? null
}

/** What a network was asked to allow and has not; nothing where it does not say what it allows. */
export function getMissingScopes(auth: Pick<AuthRules, 'apps' | 'scopes'>, granted: readonly string[]): string[] {
  if (granted.length === 0) return []
  const asked = getGrantedKind(auth, granted)?.scopes ?? auth.scopes
  return asked.filter((scope) => !granted.includes(scope))
}

/** Milliseconds for which app keys that were replaced are kept for going back. */
export const REPLACED_KEYS_RETENTION = 7 * 24 * 60 * 60 * 1_000

/** Milliseconds before its end from which a key asks for a person. */
const KEY_END_WARNED_BEFORE = 30 * 24 * 60 * 60 * 1_000

/** Whether a key ends within thirty days, or has ended. */
export function endsWithin(keyEndsAt: number | null, now: number): boolean {
  return keyEndsAt !== null && keyEndsAt - now <= KEY_END_WARNED_BEFORE
}

/** Channels and posts of an app are counted up to this. */
export const APP_COUNT_MAX = 10_000

/**
 * What new app keys do to connected channels. `nothing`: access goes on. `reconnect`: each channel works until its access has to
 * be renewed, then a person connects it again. `earlier_app`: tokens belong to the earlier app and last while that exists.
 */
type RotationEffect = 'nothing' | 'reconnect' | 'earlier_app'

/** A refresh token is bound to the client id it was issued to, never to its secret (RFC 6749, section 6). */
export function getRotationEffect({ appKeys }: Pick<AuthRules, 'appKeys'>, isSameId: boolean): RotationEffect {
  if (isSameId || !appKeys) return 'nothing'
  return appKeys.renewedBy === 'app' ? 'reconnect' : 'earlier_app'
}

/** Whether a call of the network proves the keys of an app without a person. */
export function canTestApp({ appKeys }: Pick<AuthRules, 'appKeys'>): boolean {
  return appKeys !== undefined && appKeys.testSource !== null
}
