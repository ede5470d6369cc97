import type { AuthRules } from './contract-fields.ts'

/** Milliseconds for which app keys that were replaced are kept for going back. */
export const REPLACED_KEYS_KEPT = 7 * 24 * 60 * 60 * 1_000

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
export type RotationEffect = 'nothing' | 'reconnect' | 'earlier_app'

/** A refresh token is bound to the client id it was issued to, never to its secret (RFC 6749, section 6). */
export function getRotationEffect({ appKeys }: Pick<AuthRules, 'appKeys'>, isSameId: boolean): RotationEffect {
  if (isSameId || !appKeys) return 'nothing'
  return appKeys.renewedBy === 'app' ? 'reconnect' : 'earlier_app'
}

/** Whether a call of the network proves the keys of an app without a person. */
export function canTestApp({ appKeys }: Pick<AuthRules, 'appKeys'>): boolean {
  return appKeys !== undefined && appKeys.testSource !== null
}
