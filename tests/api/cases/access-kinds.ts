import type { ENDPOINTS } from '@postwright/core/api/endpoints'
import type { ErrorCode } from '@postwright/core/error-codes'

export type EndpointName = keyof typeof ENDPOINTS

/** A caller without a sign-in; the person whose things the call is aimed at; a person with a workspace of their own; an admin. */
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
/** The same, only shortly after a re-authentication, which the user has done here and the others have not. */
export const ownConfirmed: Access = { ...own, other: 'reauthentication_required', admin: 'reauthentication_required' }
/** A wrong code of whoever is signed in. */
export const refusedCode: Access = {
  ...own,
  user: 'second_factor_refused',
  other: 'second_factor_refused',
  admin: 'second_factor_refused',
}
/** A thing of the user's: it does not exist for others, admins included. */
export const theirs: Access = { nobody: 'unauthenticated', user: 'ok', other: 'not_found', admin: 'not_found' }
