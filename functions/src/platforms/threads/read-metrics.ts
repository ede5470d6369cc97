import type { Metrics } from '../../domain/ports/networks.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
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
