import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { YouTubeHosts } from './hosts.ts'

/** Numbers come as text; likes and comments are left out where the channel hides them. */
const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
const replySchema = z.object({
  items: z
    .array(z.object({ statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).default({}) }))
    .default([]),
})

/** How people answered a video. */
export async function readMetrics(call: Api, hosts: YouTubeHosts, id: string): Promise<Metrics> {
  const reply = await call(`${hosts.api}/videos`, { query: { part: 'statistics', id } })
  const [video] = readBody(replySchema, reply).items
  if (!video) throw new Unsendable('unknown', 'The video is no longer there.')
  const { viewCount: views, likeCount: likes, commentCount: replies } = video.statistics
  return Object.fromEntries(Object.entries({ likes, replies, views }).filter(([, number]) => number !== undefined))
}

const followedSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z.object({ subscriberCount: count, hiddenSubscriberCount: z.boolean().default(false) }),
      }),
    )
    .default([]),
})

/**
 * Subscribers, which the network rounds to three digits; a channel may hide them.
 * https://developers.google.com/youtube/v3/docs/channels#statistics (2026-11)
 */
export async function readFollowers(call: Api, hosts: YouTubeHosts, id: string): Promise<number> {
  const reply = await call(`${hosts.api}/channels`, { query: { part: 'statistics', mine: 'true', maxResults: '50' } })
  const channel = readBody(followedSchema, reply).items.find((each) => each.id === id)
  if (!channel) throw new Unsendable('unknown', 'The account no longer has this channel.')
  const { subscriberCount, hiddenSubscriberCount } = channel.statistics
  if (hiddenSubscriberCount || subscriberCount === undefined)
    throw new Unsendable('unknown', 'The channel hides its subscribers.')
  return subscriberCount
}
