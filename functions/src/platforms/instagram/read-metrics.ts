import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import { GraphError } from '../meta-graph/graph-error.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { readInsights } from '../meta-graph/read-insights.ts'
import { INSTAGRAM_VERSION } from './hosts.ts'

const NAMES: Record<string, keyof Metrics> = {
  views: 'views',
  likes: 'likes',
  comments: 'replies',
  replies: 'replies',
  shares: 'reposts',
}

/**
 * What is counted of each kind of post; one metric that a kind does not have fails the whole call.
 * https://developers.facebook.com/docs/instagram-platform/reference/instagram-media/insights (2026-11)
 */
const OF_POSTS = ['views', 'likes', 'comments', 'shares']
const OF_STORIES = ['views', 'replies', 'shares']

const kindSchema = z.object({ media_product_type: z.string().max(50).catch('') })
const UNSUPPORTED = 100

/** Engagement of a post by its kind. What the network counts of no such post any more is left out. */
export async function readMetrics(graph: Graph, postId: string, token: string): Promise<Metrics> {
  const post = `${INSTAGRAM_VERSION}/${encodeURIComponent(postId)}`
  const ask = async (metrics: readonly string[]) =>
    readInsights(await graph(`${post}/insights`, { params: { metric: metrics.join(',') }, token }), NAMES)
  const { media_product_type: kind } = readGraphReply(
    kindSchema,
    await graph(post, { params: { fields: 'media_product_type' }, token }),
  )
  const wanted = kind === 'STORY' ? OF_STORIES : OF_POSTS
  try {
    return await ask(wanted)
  } catch (error) {
    if (!isUnsupported(error)) throw error
  }
  const found: Metrics = {}
  for (const metric of wanted) Object.assign(found, await ask([metric]).catch(leaveOut))
  return found
}

function isUnsupported(error: unknown): boolean {
  return error instanceof GraphError && error.failure.isOwn && error.failure.code === UNSUPPORTED
}

function leaveOut(error: unknown): Metrics {
  if (isUnsupported(error)) return {}
  throw error
}

const followedSchema = z.object({ followers_count: z.int().min(0) })

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-user (2026-11) */
export async function readFollowers(graph: Graph, token: string): Promise<number> {
  const reply = await graph(`${INSTAGRAM_VERSION}/me`, { params: { fields: 'followers_count' }, token })
  return readGraphReply(followedSchema, reply).followers_count
}
