import type { Metrics } from '../../domain/ports.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readInsights } from '../meta-graph/read-insights.ts'
import { INSTAGRAM_VERSION } from './hosts.ts'

const NAMES: Record<string, keyof Metrics> = { views: 'views', likes: 'likes', comments: 'replies', shares: 'reposts' }

export async function readMetrics(graph: Graph, postId: string, token: string): Promise<Metrics> {
  const path = `${INSTAGRAM_VERSION}/${encodeURIComponent(postId)}/insights`
  return readInsights(await graph(path, { params: { metric: Object.keys(NAMES).join(',') }, token }), NAMES)
}
