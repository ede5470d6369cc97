import { z } from 'zod'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { ContainerApi, ContainerParams, ContainerPlan } from '../meta-graph/containers.ts'
import { type Graph, readGraphReply, graphIdSchema, idReplySchema } from '../meta-graph/api.ts'
import { readObject, readList, readBudget } from '../meta-graph/graph-queries.ts'
import { readSecret } from '../meta-graph/connect.ts'
import { INSTAGRAM_SITE, INSTAGRAM_VERSION as V } from './api.ts'
import { INSTAGRAM_RULES } from './failures.ts'
import { isVideo } from '@postwright/core/media/media-kind'
import { MissingMedia } from '../meta-graph/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const statusSchema = z.object({
  status_code: z.enum(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']),
  status: z.string().max(500).catch(''),
})
const postSchema = z
  .object({
    id: graphIdSchema,
    caption: z.string().catch(''),
    timestamp: z.string().transform((said) => Date.parse(said)),
    permalink: z.string().max(1_000).nullable().catch(null),
  })
  .transform(({ id, caption, timestamp, permalink }) => ({ id, text: caption, at: timestamp, url: permalink }))
const linkSchema = z.object({ permalink: z.url({ protocol: /^https?$/ }).max(1_000) })

const tokenOf = ({ secret }: PublishRequest) => readSecret(secret).accessToken
const userOf = ({ connection }: PublishRequest) => `${V}/${encodeURIComponent(connection.externalId)}`
const isStory = ({ content }: PublishRequest) => content.settings.format === 'story'

/** Returns Instagram's implementation of a container network. */
export function instagramApi(graph: Graph, now: () => number): ContainerApi {
  return {
    rules: INSTAGRAM_RULES,
    plan: planContainers,
    create: async (request, params) => {
      const call = { method: 'POST', params, token: tokenOf(request) } as const
      return readGraphReply(idReplySchema, await graph(`${userOf(request)}/media`, call)).id
    },
    statusOf: async (request, id) => {
      const fields = 'status_code,status'
      const reply = await readObject(graph, `${V}/${encodeURIComponent(id)}`, { fields, token: tokenOf(request) })
      if (reply === null) return null
      const { status_code: state, status: detail } = readGraphReply(statusSchema, reply)
      return { state, detail }
    },
    publish: async (request, id) => {
      const call = { method: 'POST', params: { creation_id: id }, token: tokenOf(request) } as const
      return readGraphReply(idReplySchema, await graph(`${userOf(request)}/media_publish`, call)).id
    },
    budgetOf: async (request) => {
      const call = { params: { fields: 'quota_usage,config' }, token: tokenOf(request) }
      const reply = await graph(`${userOf(request)}/content_publishing_limit`, call)
      return readBudget(reply, { usage: 'quota_usage', config: 'config', now: now() })
    },
    listPosts: async (request) => {
      const params = { fields: 'id,caption,timestamp,permalink', limit: '25' }
      const path = `${userOf(request)}/${isStory(request) ? 'stories' : 'media'}`
      const posts = await readList(graph, path, { params, token: tokenOf(request), schema: postSchema, pages: 2 })
      // Stories have no caption, so the text of the post is used for comparison.
      return isStory(request) ? posts.map((post) => ({ ...post, text: request.content.text })) : posts
    },
    urlOf: async (request, postId) => {
      const call = { params: { fields: 'permalink' }, token: tokenOf(request) }
      return readGraphReply(linkSchema, await graph(`${V}/${encodeURIComponent(postId)}`, call)).permalink
    },
    profileUrl: ({ handle }) => `${INSTAGRAM_SITE}/${encodeURIComponent(handle)}/`,
  }
}

type Media = PublishRequest['content']['media'][number]

const COLLABORATORS_MAX = 3

const GRADUATION = { manual: 'MANUAL', performance: 'SS_PERFORMANCE' } as const

/** Returns the containers that Instagram needs for a post: an image, a reel, a carousel, or a story. */
export function planContainers(request: PublishRequest): ContainerPlan {
  const { text, media, settings } = request.content
  const [first, ...others] = media
  if (first === undefined) throw new MissingMedia(NETWORK_WORDS.instagram.needsMedia)
  const hasVideo = media.some(isVideo)
  if (settings.format === 'story') {
    if (others.length > 0) throw new MissingMedia(NETWORK_WORDS.instagram.storyMedia)
    return { items: [], whole: { media_type: 'STORIES', ...addressOf(request, first) }, hasVideo }
  }
  const whole = { ...(text !== '' && { caption: text }), ...collaboratorParams(request) }
  if (others.length === 0) return { items: [], whole: { ...fileParams(request, first), ...whole }, hasVideo }
  return {
    items: media.map((file) => itemParams(request, file)),
    whole: (items) => ({ media_type: 'CAROUSEL', children: items.join(','), ...whole }),
    hasVideo,
  }
}

/** A single video is published as a reel. */
function fileParams(request: PublishRequest, file: Media): ContainerParams {
  if (!isVideo(file)) return { ...addressOf(request, file), ...altParams(file) }
  const { shareToFeed, trial } = request.content.settings
  const reel = { media_type: 'REELS', ...addressOf(request, file), share_to_feed: String(shareToFeed !== false) }
  const strategy = getGraduation(trial)
  return strategy === null ? reel : { ...reel, trial_params: JSON.stringify({ graduation_strategy: strategy }) }
}

/**
 * Returns the strategy that shares a trial reel with everyone: manually, or once it performs well. Until then only people who do not follow the
 * account see it.
 */
function getGraduation(trial: unknown): string | null {
  if (trial === 'manual') return GRADUATION.manual
  return trial === 'performance' ? GRADUATION.performance : null
}

function itemParams(request: PublishRequest, file: Media): ContainerParams {
  const item = { is_carousel_item: 'true', ...addressOf(request, file) }
  return isVideo(file) ? { media_type: 'VIDEO', ...item } : { ...item, ...altParams(file) }
}

function addressOf({ mediaUrl }: PublishRequest, file: Media): ContainerParams {
  return { [isVideo(file) ? 'video_url' : 'image_url']: mediaUrl(file.mediaId) }
}

/** Only images accept a description. */
function altParams({ alt }: Media): ContainerParams {
  return alt === '' ? {} : { alt_text: alt }
}

/** Returns the collaborators from typed user names, with or without `@` and separated by commas or spaces. */
function collaboratorParams({ content }: PublishRequest): ContainerParams {
  const { collaborators } = content.settings
  const typed = typeof collaborators === 'string' ? collaborators : ''
  const names = typed.split(/[\s,]+/).map((name) => name.replace(/^@/, ''))
  const invited = names.filter((name) => name !== '').slice(0, COLLABORATORS_MAX)
  return invited.length === 0 ? {} : { collaborators: JSON.stringify(invited) }
}
