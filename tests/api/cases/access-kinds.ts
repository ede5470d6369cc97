import type { ENDPOINTS } from '@postwright/core/api/endpoints'
import type { ErrorCode } from '@postwright/core/error-codes'

export type EndpointName = keyof typeof ENDPOINTS

/** `nobody` is not signed in, `user` owns the target, `other` has a workspace of their own. */
export type Who = 'nobody' | 'user' | 'other' | 'admin'

export type Outcome = 'ok' | ErrorCode

export type Access = Record<Who, Outcome>

export const sameForAll = (outcome: Outcome): Access => ({
  nobody: outcome,
  user: outcome,
  other: outcome,
  admin: outcome,
})
/** The call is about the caller's own things: each person who is signed in gets theirs. */
export const own: Access = { nobody: 'unauthenticated', user: 'ok', other: 'ok', admin: 'ok' }
/** Like `own`, but requires a recent re-authentication, which only `user` has done. */
export const ownConfirmed: Access = { ...own, other: 'reauthentication_required', admin: 'reauthentication_required' }
/** Every signed-in caller sends a wrong code. */
export const refusedCode: Access = {
  ...own,
  user: 'second_factor_refused',
  other: 'second_factor_refused',
  admin: 'second_factor_refused',
}
/** The target belongs to the user. For others, admins included, it does not exist. */
export const theirs: Access = { nobody: 'unauthenticated', user: 'ok', other: 'not_found', admin: 'not_found' }
