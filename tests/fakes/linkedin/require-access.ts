import type { FakeRequest } from '../support/fake-message.ts'
import { refuse } from './problems.ts'
import { type LinkedInState, memberUrn } from './state.ts'

const VERSION = /^20\d\d(0[1-9]|1[0-2])$/
const OLDEST = 202_511

/** Refuses a call without live access, without the headers of the versioned interface, or without one of the scopes. */
export function requireAccess(
  state: LinkedInState,
  { headers, path, method }: FakeRequest,
  anyOf: readonly string[],
): void {
  const grant = state.grants.byAccess(headers.authorization)
  if (!grant) throw refuse(401, 'INVALID_ACCESS_TOKEN', 'Invalid access token', 65_600)
  if (path.startsWith('/rest/')) requireVersion(headers)
  if (anyOf.some((scope) => grant.scopes.includes(scope))) return
  throw refuse(403, 'ACCESS_DENIED', `Not enough permissions to access: ${path.split('/')[2]}.${method}`, 100)
}

/** Scope of what is done in a name, and whether that name is the person's to use. */
export function requireAuthor(
  state: LinkedInState,
  request: FakeRequest,
  { author, right }: { author: string; right: 'w' | 'r' },
): void {
  const isMember = author === memberUrn(state)
  requireAccess(state, request, [`${right}_${isMember ? 'member' : 'organization'}_social`])
  const organization = state.organizations.find(({ id }) => author === `urn:li:organization:${id}`)
  if (isMember || organization?.role === 'ADMINISTRATOR') return
  throw refuse(
    403,
    'ACCESS_DENIED',
    `Organization permissions must be used when using organization as author: ${author}`,
    100,
  )
}

function requireVersion(headers: Record<string, string>) {
  const version = headers['linkedin-version']
  if (version === undefined) {
    throw refuse(
      400,
      'VERSION_MISSING',
      'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    )
  }
  if (!VERSION.test(version) || Number(version) < OLDEST) {
    throw refuse(426, 'NONEXISTENT_VERSION', `Requested version ${version} is not active`)
  }
  if (headers['x-restli-protocol-version'] !== '2.0.0') {
    throw refuse(400, 'ILLEGAL_ARGUMENT', 'Invalid X-RestLi-Protocol-Version header')
  }
}
