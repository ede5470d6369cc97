import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import type { Grant } from '../support/grants.ts'
import { Refusal } from '../support/refusal.ts'
import type { PinterestState } from './pinterest-state.ts'

/** The network's error: a number of its own and a sentence. */
export function pinterestError(status: number, code: number, message: string): FakeReply {
  return { status, body: { code, message } }
}

export function refuse(status: number, code: number, message: string): never {
  throw new Refusal(pinterestError(status, code, message))
}

export const expiredReply = () => pinterestError(401, 2, 'Authentication failed.')

/** The caller's grant; refuses expired access and missing scopes. */
export function requireGrant(state: PinterestState, request: FakeRequest, scopes: readonly string[]): Grant {
  const grant = state.grants.byAccess(request.headers.authorization)
  if (!grant) throw new Refusal(expiredReply())
  const missing = scopes.filter((scope) => !grant.scopes.includes(scope))
  if (missing.length > 0) refuse(403, 3, `Your application is missing required scopes: ${JSON.stringify(missing)}.`)
  return grant
}
