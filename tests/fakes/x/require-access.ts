import type { FakeRequest } from '../support/fake-message.ts'
import { Refusal } from '../support/refusal.ts'
import { refuse, unsupportedAuthentication } from './problems.ts'
import type { XState } from './state.ts'

/** Refuses a call without live access, or without a scope that it needs. */
export function requireAccess(state: XState, { headers }: FakeRequest, scopes: readonly string[]): void {
  if (headers.authorization?.startsWith('Bearer app-only')) throw new Refusal(unsupportedAuthentication())
  const grant = state.grants.byAccess(headers.authorization)
  if (!grant) throw refuse(401)
  const missing = scopes.filter((scope) => !grant.scopes.includes(scope))
  if (missing.length > 0)
    throw refuse(
      403,
      `Your client app is not configured with the appropriate oauth2 scopes for this endpoint: ${missing.join(', ')}.`,
    )
}
