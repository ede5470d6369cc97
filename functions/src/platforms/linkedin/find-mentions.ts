import { readPairs } from '@postwright/core/platforms/setting-formats'
import { z } from 'zod'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import type { LinkedInHosts } from './api.ts'
import { hasMention, type Mention } from './little-text.ts'

/** The one right of the lookup that an app can be granted; a self-serve app cannot. */
const LOOKUP = 'rw_organization_admin'

const foundSchema = z.object({ elements: z.array(z.object({ id: z.int().min(1) })).max(100) })

/**
 * The organisations that the text mentions: by the number that was given, or by the name in the address of their page.
 * https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-lookup-api (2026-11-29)
 * @throws Unsendable where a page is not found, or may not be looked up
 */
export async function findMentions(call: Api, hosts: LinkedInHosts, request: PublishRequest): Promise<Mention[]> {
  const { companies } = request.content.settings
  const pairs = typeof companies === 'string' ? readPairs(companies) : []
  const mentions = []
  for (const { name, address } of pairs) {
    const shown = name.trim().replace(/^@/, '')
    if (!hasMention(request.content.text, shown)) continue
    const id = await findOrganization(call, { hosts, request, page: pageOf(address) })
    mentions.push({ name: shown, urn: `urn:li:organization:${id}` })
  }
  return mentions
}

type Wanted = { hosts: LinkedInHosts; request: PublishRequest; page: string }

async function findOrganization(call: Api, { hosts, request, page }: Wanted): Promise<string> {
  if (/^\d{1,19}$/.test(page)) return page
  if (!request.connection.scopes.includes(LOOKUP)) {
    throw new Unsendable(
      'permission',
      `LinkedIn does not let this app look up ${page}. Give the number of the page instead.`,
    )
  }
  const query = { q: 'vanityName', vanityName: page }
  const { elements } = readBody(foundSchema, await call(`${hosts.api}/organizations`, { query }))
  const [found] = elements
  if (!found) throw new Unsendable('content_policy', `There is no page ${page} on LinkedIn. Check its address.`)
  return String(found.id)
}

/** The number or the name at the end of an address such as `https://www.linkedin.com/company/example-works/about`. */
function pageOf(address: string): string {
  const path = /\/(?:company|showcase|school)\/([^/?#\s]{1,200})/.exec(address)?.[1]
  return path ?? address.trim()
}
