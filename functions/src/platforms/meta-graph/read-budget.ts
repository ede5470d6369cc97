import { z } from 'zod'
import type { Budget } from '../../domain/ports/networks.ts'
import { readGraphReply } from './read-graph-reply.ts'

/** The window moves with the time, so places become free one by one: asking now and then finds the first. */
const AGAIN = 30 * 60_000

const quotaSchema = z.object({ quota_total: z.int().min(0), quota_duration: z.int().min(1) })

/** How many more posts an account may have, from the reply to its publishing limit; null when the network does not say. */
export function readBudget(
  reply: unknown,
  { usage, config, now }: { usage: string; config: string; now: number },
): Budget | null {
  const { data } = readGraphReply(z.object({ data: z.array(z.record(z.string(), z.unknown())) }), reply)
  const used = z.int().min(0).safeParse(data[0]?.[usage]).data
  const quota = quotaSchema.safeParse(data[0]?.[config]).data
  if (used === undefined || quota === undefined) return null
  const resetAt = now + Math.min(quota.quota_duration * 1000, AGAIN)
  return { scope: 'channel', remaining: Math.max(quota.quota_total - used, 0), resetAt }
}
