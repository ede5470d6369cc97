import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { z } from 'zod'
import { type Api, ApiError, readBody } from '../oauth-api/api.ts'
import { type Grant, readTokenReply } from '../oauth-api/tokens.ts'
import type { LinkedInHosts } from './api.ts'
import { toOneLine } from '@postwright/core/text/text-fields'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const ORGANIZATIONS_MAX = 50

const PAGE = 100

const PAGES_MAX = 5

/** https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api, permissions (2026-11) */
const POSTING_ROLES = new Set([
  'ADMINISTRATOR',
  'CONTENT_ADMINISTRATOR',
  'CONTENT_ADMIN',
  'DIRECT_SPONSORED_CONTENT_POSTER',
  'RECRUITING_POSTER',
])

const urn = z.string().regex(/^urn:li:organization:\d{1,19}$/)

const rolesSchema = z.object({
  elements: z
    .array(
      z.object({
        organization: urn.optional(),
        organizationTarget: urn.optional(),
        role: z.string().max(100).catch(''),
      }),
    )
    .max(1_000),
})

const organizationSchema = z.object({
  localizedName: z.string().max(1_000).catch(''),
  vanityName: z.string().max(200).catch(''),
})

/** Returns the organisations in which a member has a role of `POSTING_ROLES`, at most `ORGANIZATIONS_MAX`. */
export async function loadOrganizations(call: Api, hosts: LinkedInHosts): Promise<Account[]> {
  const urns = await listPostingRoles(call, hosts)
  const accounts = []
  for (const found of urns.slice(0, ORGANIZATIONS_MAX)) accounts.push(await loadOrganization(call, hosts, found))
  return accounts
}

/** Returns one organisation that the member may still post for. @throws Unsendable when the member has no role for it any more */
export async function checkOrganization(call: Api, hosts: LinkedInHosts, organization: string): Promise<Account> {
  const urns = await listPostingRoles(call, hosts)
  if (!urns.includes(organization)) {
    throw new Unsendable('permission', NETWORK_WORDS.linkedin.roleLost)
  }
  return loadOrganization(call, hosts, organization)
}

/** https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-access-control-by-role (2026-11) */
async function listPostingRoles(call: Api, hosts: LinkedInHosts): Promise<string[]> {
  const found = new Set<string>()
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { q: 'roleAssignee', state: 'APPROVED', start: String(page * PAGE), count: String(PAGE) }
    const { elements } = readBody(rolesSchema, await call(`${hosts.api}/organizationAcls`, { query }))
    for (const { organization, organizationTarget, role } of elements) {
      const name = organization ?? organizationTarget
      if (name !== undefined && POSTING_ROLES.has(role)) found.add(name)
    }
    if (elements.length < PAGE) break
  }
  return [...found]
}

/** Returns an organisation with its name. Only administrators may read the name; for other members its number is the fallback. */
async function loadOrganization(call: Api, hosts: LinkedInHosts, organization: string): Promise<Account> {
  const id = organization.slice(organization.lastIndexOf(':') + 1)
  const said = await call(`${hosts.api}/organizations/${id}`).catch((error: unknown) => {
    if (error instanceof ApiError && error.reply.status === 403) return { body: {} }
    throw error
  })
  const { localizedName, vanityName } = readBody(organizationSchema, said)
  const name = toOneLine(localizedName, NAME_MAX) ?? id
  const handle = toOneLine(vanityName, NAME_MAX) ?? name
  return { externalId: organization, handle, name, avatar: null, service: 'https://www.linkedin.com' }
}

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

const lifeSchema = z.object({ refresh_token_expires_in: z.number().min(0).max(1_000_000_000).optional() })

/**
 * Requests tokens for a code or for a refresh token. `endsAt`: the time at which the user must consent again, a year after the consent, however often
 * access is renewed. LinkedIn issues refresh tokens to approved apps only; without one, `endsAt` is the expiry of the access token.
 */
export async function requestTokens(
  api: Api,
  hosts: LinkedInHosts,
  { app, fields, now }: Asked,
): Promise<Grant & { endsAt: number }> {
  const keys = { client_id: app.clientId, client_secret: app.clientSecret }
  const body = { kind: 'form', fields: { ...fields, ...keys } } as const
  const reply = await api(`${hosts.oauth}/accessToken`, { method: 'POST', body })
  const grant = readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
  const seconds = readBody(lifeSchema, reply).refresh_token_expires_in
  const isRenewable = grant.tokens.refresh !== '' && seconds !== undefined
  return { ...grant, endsAt: isRenewable ? now + seconds * 1000 : grant.tokens.accessEndsAt }
}

const NAME_MAX = 64

const id = z.string().regex(/^[\w-]{1,100}$/)

const name = z.string().max(1_000).catch('')

const openIdSchema = z.object({ sub: id, name, picture: z.string().max(2_000).nullish().catch(null) })

const basicSchema = z.object({ id, localizedFirstName: name, localizedLastName: name, vanityName: name })

type Sources = { hosts: LinkedInHosts; fetch: SafeFetch; scopes: readonly string[] }

/** Returns the member that access belongs to, from the granted profile: apps for members and for communities read different ones. */
export async function loadMember(call: Api, { hosts, fetch, scopes }: Sources): Promise<Account> {
  return scopes.includes('r_basicprofile') ? loadBasicProfile(call, hosts) : loadOpenId(call, hosts, fetch)
}

/**
 * Reads the OpenID profile. It contains no handle, so the name is used instead.
 * https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 (2026-11)
 */
async function loadOpenId(call: Api, hosts: LinkedInHosts, fetch: SafeFetch): Promise<Account> {
  const { sub, name: whole, picture } = readBody(openIdSchema, await call(hosts.profile))
  const avatar = picture ? await loadAvatar(fetch, picture) : null
  return toAccount(sub, { name: whole, handle: whole, avatar })
}

/** https://learn.microsoft.com/en-us/linkedin/shared/integrations/people/profile-api (2026-11) */
async function loadBasicProfile(call: Api, hosts: LinkedInHosts): Promise<Account> {
  const found = readBody(basicSchema, await call(hosts.basicProfile))
  const whole = `${found.localizedFirstName} ${found.localizedLastName}`
  return toAccount(found.id, { name: whole, handle: found.vanityName || whole, avatar: null })
}

function toAccount(person: string, said: { name: string; handle: string; avatar: string | null }): Account {
  const shown = toOneLine(said.name, NAME_MAX) ?? person
  return {
    externalId: `urn:li:person:${person}`,
    handle: toOneLine(said.handle, NAME_MAX) ?? shown,
    name: shown,
    avatar: said.avatar,
    service: 'https://www.linkedin.com',
  }
}
