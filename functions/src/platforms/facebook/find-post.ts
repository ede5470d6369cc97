import type { Absent, Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import { outcomeOf } from '../meta-graph/failures.ts'
import { findStoredContainer, findNearestPost, type ListedPost } from '../meta-graph/containers.ts'
import { type Graph, graphIdSchema } from '../meta-graph/api.ts'
import { captionsOf, CAPTIONS_UNKNOWN } from './captions.ts'
import { formatOf, type PostFormat } from './post-payload.ts'
import { FACEBOOK_SITE, objectPath, pagePath } from './api.ts'
import { FACEBOOK_RULES } from './failures.ts'
import { photoStep, VIDEO, videoStatus, keptVideo } from './uploads.ts'
import { z } from 'zod'
import { readObject, readList } from '../meta-graph/graph-queries.ts'
import { readSecret } from '../meta-graph/connect.ts'

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

/** Returns the latest posts of the Page, with the images that each shows. */
async function listPosts(graph: Graph, request: PublishRequest): Promise<(ListedPost & { attached: string[] })[]> {
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

async function listVideos(graph: Graph, request: PublishRequest): Promise<ListedPost[]> {
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

function listStories(graph: Graph, request: PublishRequest): Promise<{ postId: string; mediaId: string }[]> {
  const params = { fields: 'post_id,media_id', limit: '25' }
  const call = { params, token: tokenOf(request), schema: storySchema, ...TWO_PAGES }
  return readList(graph, pagePath(request, 'stories'), call)
}

/** Returns the Page's own comments below the post that is replied to. */
async function listComments(graph: Graph, request: PublishRequest): Promise<ListedPost[]> {
  const params = { fields: 'id,message,created_time,from', filter: 'stream', limit: '50' }
  const path = `${objectPath(request.part.replyTo?.parent ?? '')}/comments`
  const comments = await readList(graph, path, { params, token: tokenOf(request), schema: commentSchema, ...TWO_PAGES })
  const own = comments.filter(({ from }) => from?.id === request.connection.externalId)
  return own.map((comment) => ({ id: comment.id, text: comment.message, at: comment.created_time, url: null }))
}

const wordsSchema = z.object({ description: z.string() })

/** Returns the published text of a video, which may come from an earlier schedule; empty when the network does not return it. */
async function videoWords(graph: Graph, request: PublishRequest, videoId: string): Promise<{ text?: string }> {
  const call = { fields: 'description', token: readSecret(request.secret).accessToken }
  // The video is known to be published, even without its text.
  const reply = await readObject(graph, objectPath(videoId), call).catch(() => null)
  const said = wordsSchema.safeParse(reply).data
  return said ? { text: said.description } : {}
}

type Lookup = { kept: (key: string) => string | undefined; now: number }
type Found = Published | Absent

/**
 * Finds the post on the Page: by the video or the images uploaded for it, or else by text and time. A failed look-up proves nothing, so this function
 * never returns a refusal.
 */
export async function findPost(graph: Graph, request: PublishRequest, lookup: Lookup): Promise<Found | Unknown> {
  try {
    if (request.part.kind === 'comment') return byText(await listComments(graph, request), request)
    const found = await LOOKUPS[formatOf(request.content)](graph, request, lookup.kept)
    if (found.kind === 'absent' || (await captionsOf(request)).length === 0) return found
    return { ...found, warning: CAPTIONS_UNKNOWN }
  } catch (error) {
    return { ...outcomeOf(error, lookup.now, FACEBOOK_RULES), kind: 'unknown' }
  }
}

const LOOKUPS: Record<PostFormat, (graph: Graph, request: PublishRequest, kept: Lookup['kept']) => Promise<Found>> = {
  feed: async (graph, request, kept) => {
    const posts = await listPosts(graph, request)
    const photos = request.content.media.flatMap((_file, index) => kept(photoStep(index)) ?? [])
    if (photos.length === 0) return byText(posts, request)
    const found = posts.find(({ attached }) => attached.some((id) => photos.includes(id)))
    return found ? { ...published(found.id, found.url ?? found.id), text: found.text } : { kind: 'absent' }
  },
  video: async (graph, request, kept) => {
    const id = keptVideo(kept, request)
    if (id !== null) return { ...published(id, `watch/?v=${id}`), text: request.content.text }
    return byText(await listVideos(graph, request), request)
  },
  reel: async (graph, request, kept) => {
    const id = findStoredContainer(kept, VIDEO)
    const status = id === undefined ? null : await videoStatus(graph, request, id)
    if (id === undefined || status?.state !== 'PUBLISHED') return { kind: 'absent' }
    return { ...published(id, `reel/${id}`), ...(await videoWords(graph, request, id)) }
  },
  video_story: async (graph, request, kept) => {
    const id = findStoredContainer(kept, VIDEO)
    return storyOf(graph, request, id)
  },
  photo_story: (graph, request, kept) => storyOf(graph, request, kept(photoStep(0))),
}

async function storyOf(graph: Graph, request: PublishRequest, mediaId: string | undefined): Promise<Found> {
  if (mediaId === undefined) return { kind: 'absent' }
  const story = (await listStories(graph, request)).find((listed) => listed.mediaId === mediaId)
  return story ? published(story.postId, `stories/${request.connection.externalId}`) : { kind: 'absent' }
}

function byText(posts: Parameters<typeof findNearestPost>[0], { content, intentAt }: PublishRequest): Found {
  const found = findNearestPost(posts, { text: content.text, at: intentAt })
  return found ? { ...published(found.id, found.url ?? found.id), text: content.text } : { kind: 'absent' }
}

function published(remoteId: string, path: string): Published {
  return { kind: 'published', remoteId, url: new URL(path, `${FACEBOOK_SITE}/`).href }
}
