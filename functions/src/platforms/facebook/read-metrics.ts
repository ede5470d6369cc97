import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import { type Graph, readGraphReply } from '../meta-graph/api.ts'
import { objectPath } from './api.ts'

const countSchema = z
  .object({ summary: z.object({ total_count: z.int().min(0) }) })
  .optional()
  .catch(undefined)
const numbersSchema = z.object({
  reactions: countSchema,
  likes: countSchema,
  comments: countSchema,
  shares: z
    .object({ count: z.int().min(0) })
    .optional()
    .catch(undefined),
  views: z.int().min(0).optional().catch(undefined),
})

const COUNT = 'summary(total_count).limit(0)'
const POST_FIELDS = `reactions.${COUNT},comments.${COUNT},shares`
const VIDEO_FIELDS = `likes.${COUNT},comments.${COUNT},views`

/** How people answered a post, or a video, whose id has no Page in front. */
export async function readMetrics(graph: Graph, postId: string, token: string): Promise<Metrics> {
  const fields = postId.includes('_') ? POST_FIELDS : VIDEO_FIELDS
  const numbers = readGraphReply(numbersSchema, await graph(objectPath(postId), { params: { fields }, token }))
  const likes = (numbers.reactions ?? numbers.likes)?.summary.total_count
  const replies = numbers.comments?.summary.total_count
  const reposts = numbers.shares?.count
  return {
    ...(likes !== undefined && { likes }),
    ...(replies !== undefined && { replies }),
    ...(reposts !== undefined && { reposts }),
    ...(numbers.views !== undefined && { views: numbers.views }),
  }
}

const followedSchema = z.object({ followers_count: z.int().min(0) })

/** https://developers.facebook.com/docs/graph-api/reference/page/ (2026-11) */
export async function readFollowers(graph: Graph, pageId: string, token: string): Promise<number> {
  const params = { fields: 'followers_count' }
  return readGraphReply(followedSchema, await graph(objectPath(pageId), { params, token })).followers_count
}
