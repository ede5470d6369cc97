import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { readInsights } from '../meta-graph/read-insights.ts'
import { THREADS_VERSION } from './hosts.ts'

/** Quotes and reposts both pass a post on. */
const NAMES: Record<string, keyof Metrics> = {
  views: 'views',
  likes: 'likes',
  replies: 'replies',
  reposts: 'reposts',
  quotes: 'reposts',
}

export async function readMetrics(graph: Graph, postId: string, token: string): Promise<Metrics> {
  const path = `${THREADS_VERSION}/${encodeURIComponent(postId)}/insights`
  return readInsights(await graph(path, { params: { metric: Object.keys(NAMES).join(',') }, token }), NAMES)
}

const followedSchema = z.object({
  data: z.tuple([z.object({ name: z.literal('followers_count'), total_value: z.object({ value: z.int().min(0) }) })]),
})

/** https://developers.facebook.com/documentation/threads/insights, user insights (2026-11) */
export async function readFollowers(graph: Graph, token: string): Promise<number> {
  const reply = await graph(`${THREADS_VERSION}/me/threads_insights`, { params: { metric: 'followers_count' }, token })
  return readGraphReply(followedSchema, reply).data[0].total_value.value
}
