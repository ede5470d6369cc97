import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import type { XHosts } from './api.ts'

const count = z.number().min(0).optional()
/** The repost count occurs under two names. */
const metricsSchema = z.object({
  like_count: count,
  reply_count: count,
  retweet_count: count,
  repost_count: count,
  quote_count: count,
  impression_count: count,
})
const replySchema = z.object({ data: z.object({ public_metrics: metricsSchema }) })

/** Returns the engagement of a post; quotes count as reposts. */
export async function readMetrics(call: Api, hosts: XHosts, remoteId: string): Promise<Metrics> {
  const reply = await call(`${hosts.api}/tweets/${remoteId}`, { query: { 'tweet.fields': 'public_metrics' } })
  const { public_metrics: given } = readBody(replySchema, reply).data
  const reposts = given.retweet_count ?? given.repost_count
  const numbers = {
    likes: given.like_count,
    replies: given.reply_count,
    reposts: reposts === undefined ? undefined : reposts + (given.quote_count ?? 0),
    views: given.impression_count,
  }
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined))
}

const followedSchema = z.object({ data: z.object({ public_metrics: z.object({ followers_count: z.int().min(0) }) }) })

/** https://docs.x.com/x-api/users/get-my-user (2026-11) */
export async function readFollowers(call: Api, hosts: XHosts): Promise<number> {
  const reply = await call(`${hosts.api}/users/me`, { query: { 'user.fields': 'public_metrics' } })
  return readBody(followedSchema, reply).data.public_metrics.followers_count
}
