import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { ApiError } from '../oauth-api/api-error.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { LinkedInHosts } from './hosts.ts'

const NAME_MAX = 64
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

/** The organisations that a member may post for, in whichever role. */
export async function loadOrganizations(call: Api, hosts: LinkedInHosts): Promise<Account[]> {
  const urns = await listPostingRoles(call, hosts)
  const accounts = []
  for (const found of urns.slice(0, ORGANIZATIONS_MAX)) accounts.push(await loadOrganization(call, hosts, found))
  return accounts
}

/** One organisation that the member may still post for. @throws Unsendable where no role is left for it */
export async function checkOrganization(call: Api, hosts: LinkedInHosts, organization: string): Promise<Account> {
  const urns = await listPostingRoles(call, hosts)
  if (!urns.includes(organization)) {
    throw new Unsendable('permission', 'The member no longer has a role that may post for this page.')
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

/** An organisation by its name. Only its administrators may read that, for others its number stands in. */
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
