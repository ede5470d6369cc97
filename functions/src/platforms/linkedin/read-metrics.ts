import { z } from 'zod'
import type { Connection } from '@postwright/core/model/connection'
import type { Metrics } from '../../domain/ports.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { LinkedInHosts } from './hosts.ts'

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

/** How people answered an organisation's post; of members' posts LinkedIn tells apps nothing. */
export async function readMetrics(
  call: Api,
  hosts: LinkedInHosts,
  { connection, remoteId }: { connection: Connection; remoteId: string },
): Promise<Metrics> {
  const { externalId } = connection
  if (!externalId.startsWith('urn:li:organization:')) {
    throw new Unsendable('permission', 'LinkedIn gives numbers of organisations only.')
  }
  const list = remoteId.startsWith('urn:li:ugcPost:') ? 'ugcPosts' : 'shares'
  // The brackets are the interface's own syntax, which must not be encoded.
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
  // Likes that were taken back make some of LinkedIn's counts negative.
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) => (number === undefined ? [] : [[name, Math.max(0, number)]])),
  )
}
