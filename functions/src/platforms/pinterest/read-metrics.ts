import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { PinterestHosts } from './hosts.ts'

const DAY = 24 * 60 * 60 * 1000
/** The network answers for 90 days, today included. */
const DAYS = 89
const TYPES = 'IMPRESSION,SAVE,OUTBOUND_CLICK,TOTAL_COMMENTS,TOTAL_REACTIONS'

const numbersSchema = z.record(z.string(), z.number()).default({})
const repliesSchema = z.object({ all: z.object({ summary_metrics: numbersSchema, lifetime_metrics: numbersSchema }) })

/** How people answered a pin. Saves are what elsewhere are reposts. */
export async function readMetrics(
  call: Api,
  hosts: PinterestHosts,
  { id, now }: { id: string; now: number },
): Promise<Metrics> {
  const query = { start_date: dateOf(now - DAYS * DAY), end_date: dateOf(now), metric_types: TYPES }
  const reply = await call(`${hosts.api}/pins/${encodeURIComponent(id)}/analytics`, { query })
  const { summary_metrics: summary, lifetime_metrics: lifetime } = readBody(repliesSchema, reply).all
  const numbers = {
    likes: lifetime.TOTAL_REACTIONS,
    replies: lifetime.TOTAL_COMMENTS,
    reposts: summary.SAVE,
    views: summary.IMPRESSION,
    clicks: summary.OUTBOUND_CLICK,
  }
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined))
}

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

const followedSchema = z.object({ follower_count: z.int().min(0) })

/** https://developers.pinterest.com/docs/api/v5/user_account-get/ (2026-11) */
export async function readFollowers(call: Api, hosts: PinterestHosts): Promise<number> {
  return readBody(followedSchema, await call(`${hosts.api}/user_account`)).follower_count
}
