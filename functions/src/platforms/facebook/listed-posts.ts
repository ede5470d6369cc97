import { z } from 'zod'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { graphIdSchema } from '../meta-graph/id-reply.ts'
import type { ListedPost } from '../meta-graph/nearest-post.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readList } from '../meta-graph/read-list.ts'
import { readSecret } from '../meta-graph/secret.ts'
import { objectPath, pagePath } from './page-call.ts'

const at = z.string().transform((said) => Date.parse(said))
const url = z.string().max(1_000).nullable().catch(null)
const text = z.string().catch('')
const targetSchema = z.object({ target: z.object({ id: graphIdSchema }).optional().catch(undefined) })
const attachmentSchema = targetSchema.extend({
  subattachments: z
    .object({ data: z.array(targetSchema) })
    .optional()
    .catch(undefined),
})
const postSchema = z.object({
  id: graphIdSchema,
  message: text,
  created_time: at,
  permalink_url: url,
  attachments: z
    .object({ data: z.array(attachmentSchema) })
    .optional()
    .catch(undefined),
})
const videoSchema = z.object({ id: graphIdSchema, description: text, created_time: at, permalink_url: url })
const commentSchema = z.object({
  id: graphIdSchema,
  message: text,
  created_time: at,
  from: z.object({ id: graphIdSchema }).optional().catch(undefined),
})
const storySchema = z
  .object({ post_id: graphIdSchema, media_id: graphIdSchema })
  .transform(({ post_id: postId, media_id: mediaId }) => ({ postId, mediaId }))

const tokenOf = ({ secret }: PublishRequest) => readSecret(secret).accessToken
const TWO_PAGES = { pages: 2 }

/** The latest posts of the Page, with the pictures that each shows. */
export async function listPosts(
  graph: Graph,
  request: PublishRequest,
): Promise<(ListedPost & { attached: string[] })[]> {
  const attachments = 'attachments{target{id},subattachments{target{id}}}'
  const params = { fields: `id,message,created_time,permalink_url,${attachments}`, limit: '25' }
  const call = { params, token: tokenOf(request), schema: postSchema, ...TWO_PAGES }
  const posts = await readList(graph, pagePath(request, 'published_posts'), call)
  return posts.map((post) => {
    const shown = post.attachments?.data ?? []
    const targets = shown.flatMap((one) => [
      one.target,
      ...(one.subattachments?.data ?? []).map(({ target }) => target),
    ])
    const attached = targets.flatMap((target) => target?.id ?? [])
    return { id: post.id, text: post.message, at: post.created_time, url: post.permalink_url, attached }
  })
}

export async function listVideos(graph: Graph, request: PublishRequest): Promise<ListedPost[]> {
  const params = { fields: 'id,description,created_time,permalink_url', limit: '25' }
  const call = { params, token: tokenOf(request), schema: videoSchema, ...TWO_PAGES }
  const videos = await readList(graph, pagePath(request, 'videos'), call)
  return videos.map((video) => ({
    id: video.id,
    text: video.description,
    at: video.created_time,
    url: video.permalink_url,
  }))
}

export function listStories(graph: Graph, request: PublishRequest): Promise<{ postId: string; mediaId: string }[]> {
  const params = { fields: 'post_id,media_id', limit: '25' }
  const call = { params, token: tokenOf(request), schema: storySchema, ...TWO_PAGES }
  return readList(graph, pagePath(request, 'stories'), call)
}

/** The Page's own comments below the post that is answered. */
export async function listComments(graph: Graph, request: PublishRequest): Promise<ListedPost[]> {
  const params = { fields: 'id,message,created_time,from', filter: 'stream', limit: '50' }
  const path = `${objectPath(request.part.replyTo?.parent ?? '')}/comments`
  const comments = await readList(graph, path, { params, token: tokenOf(request), schema: commentSchema, ...TWO_PAGES })
  const own = comments.filter(({ from }) => from?.id === request.connection.externalId)
  return own.map((comment) => ({ id: comment.id, text: comment.message, at: comment.created_time, url: null }))
}
