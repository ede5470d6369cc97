import { z } from 'zod'
import type { Connection } from '@postwright/core/model/connection'
import type { Metrics } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { TikTokHosts } from './hosts.ts'
import { isDraftChannel } from './is-draft-channel.ts'

const FIELDS = 'like_count,comment_count,share_count,view_count'
const count = z.number().min(0).optional()
const replySchema = z.object({
  data: z.object({
    videos: z
      .array(z.object({ like_count: count, comment_count: count, share_count: count, view_count: count }))
      .default([]),
  }),
})

/** How people answered a post; only posts for everyone have numbers. */
export async function readMetrics(
  call: Api,
  hosts: TikTokHosts,
  { connection, remoteId }: { connection: Connection; remoteId: string },
): Promise<Metrics> {
  if (isDraftChannel(connection)) throw new Unsendable('unknown', 'The app of this installation may not read numbers.')
  if (!/^\d+$/.test(remoteId)) throw new Unsendable('unknown', 'Posts that are not for everyone have no numbers.')
  const body = { kind: 'json', value: { filters: { video_ids: [remoteId] } } } as const
  const reply = await call(`${hosts.api}/video/query/`, { method: 'POST', query: { fields: FIELDS }, body })
  const [video = {}] = readBody(replySchema, reply).data.videos
  const numbers = {
    likes: video.like_count,
    replies: video.comment_count,
    reposts: video.share_count,
    views: video.view_count,
  }
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined))
}
