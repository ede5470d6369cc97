import { z } from 'zod'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { ContainerApi, ContainerParams, ContainerPlan } from '../meta-graph/containers.ts'
import { type Graph, readGraphReply, graphIdSchema, idReplySchema } from '../meta-graph/api.ts'
import { readObject, readList, readBudget } from '../meta-graph/graph-queries.ts'
import { readSecret } from '../meta-graph/connect.ts'
import { THREADS_SITE, THREADS_VERSION as V } from './api.ts'
import { THREADS_RULES } from './failures.ts'
import { isVideo } from '@postwright/core/media/media-kind'

const statusSchema = z.object({
  status: z.enum(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']),
  error_message: z.string().max(500).catch(''),
})
const postSchema = z
  .object({
    id: graphIdSchema,
    text: z.string().catch(''),
    timestamp: z.string().transform((said) => Date.parse(said)),
    permalink: z.string().max(1_000).nullable().catch(null),
  })
  .transform(({ id, text, timestamp, permalink }) => ({ id, text, at: timestamp, url: permalink }))
const linkSchema = z.object({ permalink: z.url({ protocol: /^https?$/ }).max(1_000) })

const tokenOf = ({ secret }: PublishRequest) => readSecret(secret).accessToken
const userOf = ({ connection }: PublishRequest) => `${V}/${encodeURIComponent(connection.externalId)}`

/** Returns Threads' implementation of a container network. */
export function threadsApi(graph: Graph, now: () => number): ContainerApi {
  return {
    rules: THREADS_RULES,
    plan: planContainers,
    create: async (request, params) => {
      const call = { method: 'POST', params, token: tokenOf(request) } as const
      return readGraphReply(idReplySchema, await graph(`${userOf(request)}/threads`, call)).id
    },
    statusOf: async (request, id) => {
      const fields = 'status,error_message'
      const reply = await readObject(graph, `${V}/${encodeURIComponent(id)}`, { fields, token: tokenOf(request) })
      if (reply === null) return null
      const { status, error_message: detail } = readGraphReply(statusSchema, reply)
      return { state: status, detail }
    },
    publish: async (request, id) => {
      const call = { method: 'POST', params: { creation_id: id }, token: tokenOf(request) } as const
      return readGraphReply(idReplySchema, await graph(`${userOf(request)}/threads_publish`, call)).id
    },
    budgetOf: async (request) => {
      const isReply = request.part.replyTo !== null
      const [usage, config] = isReply ? ['reply_quota_usage', 'reply_config'] : ['quota_usage', 'config']
      const params = { fields: `${usage},${config}` }
      const reply = await graph(`${userOf(request)}/threads_publishing_limit`, { params, token: tokenOf(request) })
      return readBudget(reply, { usage, config, now: now() })
    },
    listPosts: (request) => {
      const edge = request.part.replyTo === null ? 'threads' : 'replies'
      const params = { fields: 'id,text,timestamp,permalink', limit: '25' }
      const path = `${userOf(request)}/${edge}`
      return readList(graph, path, { params, token: tokenOf(request), schema: postSchema, pages: 2 })
    },
    urlOf: async (request, postId) => {
      const call = { params: { fields: 'permalink' }, token: tokenOf(request) }
      return readGraphReply(linkSchema, await graph(`${V}/${encodeURIComponent(postId)}`, call)).permalink
    },
    profileUrl: ({ handle }) => `${THREADS_SITE}/@${encodeURIComponent(handle)}`,
  }
}

type Media = PublishRequest['content']['media'][number]

const POLL_KEYS = ['option_a', 'option_b', 'option_c', 'option_d']

/** Returns the containers that Threads needs for a post: its text, one file, or a carousel of several. */
function planContainers(request: PublishRequest): ContainerPlan {
  const { text, media } = request.content
  const [first, ...others] = media
  const whole = { ...(text !== '' && { text }), ...replyParams(request) }
  const hasVideo = media.some(isVideo)
  if (first === undefined) {
    return { items: [], whole: { media_type: 'TEXT', ...whole, ...pollParams(request) }, hasVideo }
  }
  if (others.length === 0) return { items: [], whole: { ...fileParams(request, first), ...whole }, hasVideo }
  return {
    items: media.map((file) => ({ ...fileParams(request, file), is_carousel_item: 'true' })),
    whole: (items) => ({ media_type: 'CAROUSEL', children: items.join(','), ...whole }),
    hasVideo,
  }
}

function fileParams({ mediaUrl }: PublishRequest, file: Media): ContainerParams {
  const address = mediaUrl(file.mediaId)
  const described: ContainerParams = file.alt === '' ? {} : { alt_text: file.alt }
  if (isVideo(file)) return { media_type: 'VIDEO', video_url: address, ...described }
  return { media_type: 'IMAGE', image_url: address, ...described }
}

/** Reply control and topic are set on the post itself; its later parts inherit them. */
function replyParams({ part, content }: PublishRequest): ContainerParams {
  if (part.replyTo !== null) return { reply_to_id: part.replyTo.parent }
  const { replyControl: control, topicTag } = content.settings
  const topic = typeof topicTag === 'string' ? topicTag.trim().replace(/^#/, '') : ''
  return {
    ...(typeof control === 'string' && control !== '' && { reply_control: control }),
    ...(topic !== '' && { topic_tag: topic }),
  }
}

function pollParams({ content: { poll } }: PublishRequest): ContainerParams {
  if (poll === null) return {}
  const options = poll.options.flatMap((option, index) => {
    const key = POLL_KEYS[index]
    return key === undefined ? [] : [[key, option]]
  })
  return { poll_attachment: JSON.stringify(Object.fromEntries(options)) }
}
