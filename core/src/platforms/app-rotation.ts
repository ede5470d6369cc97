import type { AuthRules } from './contract-fields.ts'

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
