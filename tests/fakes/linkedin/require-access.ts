import type { FakeRequest } from '../support/fake-message.ts'
import { refuse } from './problems.ts'
import { type LinkedInState, memberUrn } from './state.ts'

/** https://learn.microsoft.com/en-us/linkedin/marketing/integrations/migrations (2026-11): 202511 ended on 16 November 2026. */
const VERSIONS = new Set(['202601', '202602', '202603', '202604', '202605', '202606', '202607', '202608'])

/** https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api (2026-11) */
const POSTING_ROLES = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER', 'RECRUITING_POSTER']

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

/** Refuses a call without the scope for its author, or for an organisation in which the member has no posting role. */
export function requireAuthor(
  state: LinkedInState,
  request: FakeRequest,
  { author, right }: { author: string; right: 'w' | 'r' },
): void {
  const isMember = author === memberUrn(state)
  requireAccess(state, request, [`${right}_${isMember ? 'member' : 'organization'}_social`])
  const organization = state.organizations.find(({ id }) => author === `urn:li:organization:${id}`)
  if (isMember || (organization && POSTING_ROLES.includes(organization.role))) return
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
  if (!VERSIONS.has(version)) {
    throw refuse(426, 'NONEXISTENT_VERSION', `Requested version ${version} is not active`)
  }
  if (headers['x-restli-protocol-version'] !== '2.0.0') {
    throw refuse(400, 'ILLEGAL_ARGUMENT', 'Invalid X-RestLi-Protocol-Version header')
  }
}
