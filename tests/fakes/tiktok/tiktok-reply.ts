import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import type { Grant } from '../support/grants.ts'
import { Refusal } from '../support/refusal.ts'
import type { TikTokState } from './tiktok-state.ts'

const LOG_ID = '202611221200000102030405'

/** The `error` of every reply, next to its `data`. */
export const errorPart = (code: string, message = '') => ({ code, message, log_id: LOG_ID })

export const ok = (data: unknown): FakeReply => ({ status: 200, body: { data, error: errorPart('ok') } })

export const failed = (status: number, code: string, message = code): FakeReply => ({
  status,
  body: { data: {}, error: errorPart(code, message) },
})

export function refuse(status: number, code: string, message?: string): never {
  throw new Refusal(failed(status, code, message))
}

export const expiredReply = () =>
  failed(401, 'access_token_invalid', 'The access token is invalid or not found in the request.')

/** The live grant, with one of these scopes. */
export function requireGrant(state: TikTokState, request: FakeRequest, ...scopes: string[]): Grant {
  const grant = state.grants.byAccess(request.headers.authorization)
  if (!grant) throw new Refusal(expiredReply())
  if (!scopes.some((scope) => grant.scopes.includes(scope))) {
    refuse(401, 'scope_not_authorized', `The user did not authorize the scope required: ${scopes.join(' or ')}`)
  }
  return grant
}

/** The body, which has to be sent as JSON. */
export function jsonOf({ body }: FakeRequest): unknown {
  if (body.kind !== 'json') refuse(400, 'invalid_params', 'The request body is not JSON.')
  return body.value
}
