import { z } from 'zod'
import { type Container, lookAt } from '../meta-graph/containers.ts'
import { readParams } from '../meta-graph/graph-call.ts'
import { refuse, refuseParameter } from '../meta-graph/graph-failure.ts'
import { requireToken } from '../meta-graph/graph-tokens.ts'
import { inspectMedia } from '../meta-graph/inspect-media.ts'
import type { FakeRequest } from '../support/fake-message.ts'
import type { Routes } from '../support/start-fake.ts'
import { textLength } from './text-length.ts'
import { newId, type ThreadsState } from './threads-state.ts'

const TEXT_MAX = 500
const LINKS_MAX = 5
const IMAGE_BYTES_MAX = 8 * 1024 * 1024
const VIDEO_BYTES_MAX = 1024 * 1024 * 1024
const CHILDREN = { min: 2, max: 20 }
const POSTS_MAX = 250
const REPLIES_MAX = 1_000

const option = z.string().min(1).max(25)
const pollSchema = z.strictObject({
  option_a: option,
  option_b: option,
  option_c: option.optional(),
  option_d: option.optional(),
})
const containerSchema = z.strictObject({
  media_type: z.enum(['TEXT', 'IMAGE', 'VIDEO', 'CAROUSEL']),
  text: z.string().optional(),
  image_url: z.url().optional(),
  video_url: z.url().optional(),
  is_carousel_item: z.enum(['true', 'false']).optional(),
  children: z.string().optional(),
  alt_text: z.string().max(1_000).optional(),
  reply_to_id: z.string().optional(),
  reply_control: z
    .enum(['everyone', 'accounts_you_follow', 'mentioned_only', 'parent_post_author_only', 'followers_only'])
    .optional(),
  poll_attachment: z.string().optional(),
  link_attachment: z.url().optional(),
  // https://github.com/fbsamples/threads_api (2026-11-29); the forbidden characters by clients of the API.
  topic_tag: z
    .string()
    .regex(/^[^.&]{1,50}$/)
    .optional(),
  quote_post_id: z.string().optional(),
})
type Params = z.infer<typeof containerSchema>

/** Containers: posts that the network processes before they are published. */
export function containerRoutes(state: ThreadsState): Routes {
  return {
    'POST /v1.0/:user/threads': async (request) => {
      const params = readParams(request, containerSchema)
      const isReply = params.reply_to_id !== undefined
      const owner = requireOwner(state, request, isReply ? ['threads_manage_replies'] : [])
      checkText(params)
      checkKind(state, params, owner)
      if (isReply && !state.posts.some(({ id }) => id === params.reply_to_id)) {
        refuse({ code: 24, subcode: 4279009, message: 'The requested resource does not exist' })
      }
      const container: Container = {
        id: newId(state),
        owner,
        params,
        isItem: params.is_carousel_item === 'true',
        madeAt: state.now(),
        looksLeft: request.fault === 'never_finishes' ? Infinity : params.media_type === 'TEXT' ? 0 : 1,
        failure: await mediaFault(params),
        isPublished: false,
      }
      state.containers.set(container.id, container)
      return {
        status: 200,
        body: { id: container.id },
        accepted: { kind: 'container', id: container.id, content: params },
      }
    },

    'POST /v1.0/:user/threads_publish': (request) => {
      const { creation_id: id } = readParams(request, z.strictObject({ creation_id: z.string() }))
      const owner = requireOwner(state, request, [])
      const container = state.containers.get(id)
      if (!container || container.owner !== owner || container.isItem || container.isPublished) {
        return refuse({
          code: 24,
          subcode: 4279009,
          message: 'The requested resource does not exist',
          title: 'Media Not Found',
        })
      }
      const found = container.looksLeft > 0 ? 'IN_PROGRESS' : lookAt(container, state.now())
      if (found !== 'FINISHED') {
        refuse({ code: 24, subcode: 4279009, message: `The media is not ready to be published: ${found}` })
      }
      return publish(state, container, request)
    },
  }
}

function publish(state: ThreadsState, container: Container, request: FakeRequest) {
  const { text = '', media_type: type, reply_to_id: replyTo = null } = containerSchema.parse(container.params)
  const used = replyTo === null ? state.quotaUsed++ : state.repliesUsed++
  if (used >= (replyTo === null ? POSTS_MAX : REPLIES_MAX)) {
    refuse({ code: 9, subcode: 2207042, message: 'You reached the maximum number of posts that is allowed.' })
  }
  container.isPublished = true
  const id = newId(state)
  const permalink = `https://www.threads.com/@kitchenandgarden/post/${id}`
  const timestamp = new Date(state.now()).toISOString().replace(/\.\d+Z$/, '+0000')
  state.posts.unshift({ id, text, timestamp, permalink, media_type: type === 'TEXT' ? 'TEXT_POST' : type, replyTo })
  if (typeof request.fault === 'object' && request.fault) state.seen.hide(id, request.fault.hidden)
  return { status: 200, body: { id }, accepted: { kind: 'post', id, content: container.params } }
}

function requireOwner(state: ThreadsState, request: FakeRequest, scopes: string[]): string {
  const { owner } = requireToken(state.tokens, request, ['threads_basic', 'threads_content_publish', ...scopes])
  const { user } = request.params
  return user === 'me' || user === owner
    ? owner
    : refuse({ code: 10, status: 403, message: '(#10) This is another profile.' })
}

function checkText({ text = '', media_type: type, poll_attachment: poll }: Params): void {
  if (textLength(text) > TEXT_MAX) refuseParameter('Param text must be at most 500 characters long.')
  if (type === 'TEXT' && text === '') refuseParameter('Param text is required.')
  const links = new Set(text.match(/https?:\/\/\S+/g))
  if (links.size > LINKS_MAX) refuse({ code: 100, message: 'THREADS_API__LINK_LIMIT_EXCEEDED' })
  if (poll === undefined) return
  if (type !== 'TEXT') refuseParameter('Param poll_attachment is for text posts only.')
  if (!pollSchema.safeParse(JSON.parse(poll)).success) refuseParameter('Param poll_attachment is invalid.')
}

function checkKind(state: ThreadsState, params: Params, owner: string): void {
  const { media_type: type, image_url: image, video_url: video, children } = params
  const isItem = params.is_carousel_item === 'true'
  const given = [image, video, children].filter((value) => value !== undefined).length
  const wanted = { TEXT: undefined, IMAGE: image, VIDEO: video, CAROUSEL: children }[type]
  if (given !== (type === 'TEXT' ? 0 : 1) || (type !== 'TEXT' && wanted === undefined)) {
    refuseParameter(`Param media_type ${type} does not go with the other parameters.`)
  }
  // A carousel item may have a text, which is shown nowhere: Postiz sends one (threads.provider.ts of 74b01ad, 2026-08-21).
  if (isItem && (type === 'CAROUSEL' || type === 'TEXT')) {
    refuseParameter('Param is_carousel_item is for images and videos only.')
  }
  if (children === undefined) return
  const ids = children.split(',')
  if (ids.length < CHILDREN.min || ids.length > CHILDREN.max) {
    refuseParameter('A carousel must have between 2 and 20 items.')
  }
  for (const id of ids) {
    const child = state.containers.get(id)
    if (!child?.isItem || child.owner !== owner) refuseParameter(`Param children is invalid: ${id}`)
    if (child.looksLeft > 0 || child.failure !== null) refuseParameter(`Param children is not ready: ${id}`)
  }
}

/** Faults of a file appear only after processing. */
async function mediaFault({ image_url: image, video_url: video }: Params): Promise<string | null> {
  const url = image ?? video
  if (url === undefined) return null
  const file = await inspectMedia(url)
  if (file.kind === 'unreachable')
    return video === undefined ? 'The image could not be fetched' : 'FAILED_DOWNLOADING_VIDEO'
  if (video !== undefined) {
    return file.kind === 'video' && file.bytes <= VIDEO_BYTES_MAX ? null : 'FAILED_PROCESSING_VIDEO'
  }
  const isTaken = file.kind === 'image' && (file.format === 'jpeg' || file.format === 'png')
  if (!isTaken || file.bytes > IMAGE_BYTES_MAX) return 'UNKNOWN: the image has a wrong format or is too large (4279013)'
  return file.ratio >= 0.1 && file.ratio <= 10 ? null : 'INVALID_ASPEC_RATIO'
}
