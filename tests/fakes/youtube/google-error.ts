import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import type { Grant } from '../support/grants.ts'
import { Refusal } from '../support/refusal.ts'
import type { YouTubeState } from './youtube-state.ts'

/** An error of the API: the reason says what it is. */
export function googleError(code: number, reason: string, message = reason, domain = 'youtube.video'): FakeReply {
  return { status: code, body: { error: { code, message, errors: [{ message, domain, reason }] } } }
}

export function refuse(code: number, reason: string, message?: string): never {
  throw new Refusal(googleError(code, reason, message))
}

export function expiredReply(): FakeReply {
  const message = 'Request had invalid authentication credentials.'
  const errors = [
    {
      message: 'Invalid Credentials',
      domain: 'global',
      reason: 'authError',
      location: 'Authorization',
      locationType: 'header',
    },
  ]
  return { status: 401, body: { error: { code: 401, message, errors, status: 'UNAUTHENTICATED' } } }
}

/** The caller's grant, with one of the scopes. */
export function requireGrant(state: YouTubeState, request: FakeRequest, scopes: readonly string[]): Grant {
  const grant = state.grants.byAccess(request.headers.authorization)
  if (!grant) throw new Refusal(expiredReply())
  if (!scopes.some((scope) => grant.scopes.includes(scope))) {
    throw new Refusal(
      googleError(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.', 'global'),
    )
  }
  return grant
}
