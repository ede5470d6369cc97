import { type Graph, GraphError, type GraphCall, readGraphReply } from './api.ts'
import { z } from 'zod'
import { ownValue } from '@postwright/core/own-value'
import type { Metrics, Budget } from '../../domain/ports/networks.ts'

/** Code and subcode for a missing object. */
const MISSING = { code: 100, subcode: 33 }

/** Returns the fields of an object; null when the network does not know it. */
export async function readObject(
  graph: Graph,
  path: string,
  { fields, token }: { fields: string; token: string },
): Promise<unknown> {
  try {
    return await graph(path, { params: { fields }, token })
  } catch (error) {
    const isMissing =
      error instanceof GraphError && error.failure.code === MISSING.code && error.failure.subcode === MISSING.subcode
    if (isMissing) return null
    throw error
  }
}

const PAGES_MAX = 10

const listSchema = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string().max(2_000) }), next: z.string() })
    .optional()
    .catch(undefined),
})

/**
 * Returns the entries of a list from its first `pages` pages; entries without the documented form are skipped.
 * NOTE the address of the next page contains the token and comes from the reply, so only its cursor is used.
 */
export async function readList<T>(
  graph: Graph,
  path: string,
  { schema, pages = PAGES_MAX, ...call }: GraphCall & { schema: z.ZodType<T>; pages?: number },
): Promise<T[]> {
  const found: T[] = []
  let after: string | null = null
  for (let page = 0; page < pages; page += 1) {
    const params: Record<string, string> = { ...call.params, ...(after !== null && { after }) }
    const { data, paging }: z.infer<typeof listSchema> = readGraphReply(
      listSchema,
      await graph(path, { ...call, params }),
    )
    found.push(...data.flatMap((entry) => schema.safeParse(entry).data ?? []))
    if (paging === undefined || paging.cursors.after === after) break
    after = paging.cursors.after
  }
  return found
}

const insightSchema = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.number() })).optional(),
  total_value: z.object({ value: z.number() }).optional(),
})

/** Returns the metrics of a post, mapped from the network's metric names; several of the network's metrics may be summed into one of ours. */
export function readInsights(reply: unknown, names: Record<string, keyof Metrics>): Metrics {
  const { data } = readGraphReply(z.object({ data: z.array(z.unknown()) }), reply)
  const metrics: Metrics = {}
  for (const entry of data) {
    const insight = insightSchema.safeParse(entry).data
    const name = insight && ownValue(names, insight.name)
    const value = insight?.total_value?.value ?? insight?.values?.[0]?.value
    if (name && value !== undefined) metrics[name] = (metrics[name] ?? 0) + value
  }
  return metrics
}

/** Maximum wait for a used-up quota: the quota has a sliding window, so regular retries find the first slot that becomes free. */
const AGAIN = 30 * 60_000

const quotaSchema = z.object({ quota_total: z.int().min(0), quota_duration: z.int().min(1) })

/**
 * Returns the remaining quota of posts from the reply to an account's publishing limit; null when the network does not report it. The network reports
 * no reset time, so `resetAt` is at most `AGAIN` from now.
 */
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
