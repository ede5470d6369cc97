import { z } from 'zod'
import type { Connection } from '@postwright/core/model/connection'
import type { Metrics } from '../../domain/ports/networks.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import type { LinkedInHosts } from './api.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const count = z.number().optional()
const replySchema = z.object({
  elements: z
    .array(
      z.object({
        totalShareStatistics: z.object({
          likeCount: count,
          commentCount: count,
          shareCount: count,
          impressionCount: count,
          clickCount: count,
        }),
      }),
    )
    .max(1_000),
})

const memberSchema = z.object({ elements: z.array(z.object({ count: z.number() })).max(1_000) })

/** https://learn.microsoft.com/en-us/linkedin/marketing/community-management/members/post-statistics (2026-11) */
const MEMBER_QUERIES = { likes: 'REACTION', replies: 'COMMENT', reposts: 'RESHARE', views: 'IMPRESSION' } as const

type Asked = { connection: Connection; remoteId: string }

/**
 * Returns the engagement of a post of an organisation, or of a member who granted `r_member_postAnalytics`.
 * @throws Unsendable for other members
 */
export async function readMetrics(call: Api, hosts: LinkedInHosts, { connection, remoteId }: Asked): Promise<Metrics> {
  const { externalId, scopes } = connection
  if (externalId.startsWith('urn:li:organization:')) return readOrganization(call, hosts, { externalId, remoteId })
  if (scopes.includes('r_member_postAnalytics')) return readMember(call, hosts, remoteId)
  throw new Unsendable('permission', NETWORK_WORDS.linkedin.noMetrics)
}

/** Makes one call per metric. The parentheses are the API's own syntax, which must not be encoded. */
async function readMember(call: Api, hosts: LinkedInHosts, remoteId: string): Promise<Metrics> {
  const kind = remoteId.startsWith('urn:li:ugcPost:') ? 'ugc' : 'share'
  const entity = `(${kind}:${encodeURIComponent(remoteId)})`
  const numbers: Metrics = {}
  for (const [name, queryType] of Object.entries(MEMBER_QUERIES)) {
    const asked = `q=entity&entity=${entity}&queryType=${queryType}&aggregation=TOTAL`
    const { elements } = readBody(memberSchema, await call(`${hosts.api}/memberCreatorPostAnalytics?${asked}`))
    const [total] = elements
    if (total) Object.assign(numbers, { [name]: Math.max(0, total.count) })
  }
  return numbers
}

async function readOrganization(
  call: Api,
  hosts: LinkedInHosts,
  { externalId, remoteId }: { externalId: string; remoteId: string },
): Promise<Metrics> {
  const list = remoteId.startsWith('urn:li:ugcPost:') ? 'ugcPosts' : 'shares'
  // The parentheses are the API's own syntax, which must not be encoded.
  const asked = `organizationalEntity=${encodeURIComponent(externalId)}&${list}=List(${encodeURIComponent(remoteId)})`
  const reply = await call(`${hosts.api}/organizationalEntityShareStatistics?q=organizationalEntity&${asked}`)
  const given = readBody(replySchema, reply).elements[0]?.totalShareStatistics ?? {}
  const numbers = {
    likes: given.likeCount,
    replies: given.commentCount,
    reposts: given.shareCount,
    views: given.impressionCount,
    clicks: given.clickCount,
  }
  // Withdrawn likes make some of LinkedIn's counts negative.
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) => (number === undefined ? [] : [[name, Math.max(0, number)]])),
  )
}

const followedSchema = z.object({ firstDegreeSize: z.int().min(0) })

/**
 * Returns the number of an organisation's followers.
 * https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-lookup-api (2026-11)
 * @throws Unsendable for members: LinkedIn returns theirs only to apps with member analytics
 */
export async function readFollowers(call: Api, hosts: LinkedInHosts, { externalId }: Connection): Promise<number> {
  if (!externalId.startsWith('urn:li:organization:')) {
    throw new Unsendable('permission', NETWORK_WORDS.linkedin.noFollowers)
  }
  const asked = `${hosts.api}/networkSizes/${encodeURIComponent(externalId)}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`
  return readBody(followedSchema, await call(asked)).firstDegreeSize
}
