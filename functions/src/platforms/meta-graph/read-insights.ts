import { ownValue } from '@postwright/core/own-value'
import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import { readGraphReply } from './read-graph-reply.ts'

const insightSchema = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.number() })).optional(),
  total_value: z.object({ value: z.number() }).optional(),
})

/** Numbers of a post, by the network's names of them; several of them may count as one of ours. */
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
