import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { LinkedInHosts } from './hosts.ts'

const NAME_MAX = 64
const ORGANIZATIONS_MAX = 50

const urn = z.string().regex(/^urn:li:organization:\d{1,19}$/)
const rolesSchema = z.object({
  elements: z.array(z.object({ organization: urn.optional(), organizationTarget: urn.optional() })).max(1_000),
})
const organizationSchema = z.object({
  localizedName: z.string().max(1_000).catch(''),
  vanityName: z.string().max(200).catch(''),
})

/** The organisations that a member administers. */
export async function loadOrganizations(call: Api, hosts: LinkedInHosts): Promise<Account[]> {
  const query = { q: 'roleAssignee', role: 'ADMINISTRATOR', state: 'APPROVED', count: String(ORGANIZATIONS_MAX) }
  const { elements } = readBody(rolesSchema, await call(`${hosts.api}/organizationAcls`, { query }))
  const urns = new Set(
    elements.flatMap(({ organization, organizationTarget }) => organization ?? organizationTarget ?? []),
  )
  const accounts = []
  for (const found of [...urns].slice(0, ORGANIZATIONS_MAX)) accounts.push(await loadOrganization(call, hosts, found))
  return accounts
}

/** One organisation by its name; only its administrators may read it. */
export async function loadOrganization(call: Api, hosts: LinkedInHosts, organization: string): Promise<Account> {
  const id = organization.slice(organization.lastIndexOf(':') + 1)
  const { localizedName, vanityName } = readBody(organizationSchema, await call(`${hosts.api}/organizations/${id}`))
  const name = toOneLine(localizedName, NAME_MAX) ?? id
  const handle = toOneLine(vanityName, NAME_MAX) ?? name
  return { externalId: organization, handle, name, avatar: null, service: 'https://www.linkedin.com' }
}
