import type { Publisher, PublishRequest, Progress, Published, Metrics } from '../../domain/ports/networks.ts'
import { refusalOf } from '../meta-graph/failures.ts'
import { openGraph, type Graph, readGraphReply } from '../meta-graph/api.ts'
import { readSecret } from '../meta-graph/connect.ts'
import type { Outside } from '../platform-module.ts'
import { findPost } from './find-post.ts'
import { type FacebookHosts, objectPath } from './api.ts'
import { PAGE_FIELDS, pageAccount, pageSchema } from './connect.ts'
import { FACEBOOK_RULES } from './failures.ts'
import { isGone, readStatus } from '../meta-graph/containers.ts'
import { readPayload, type PostPayload, writePayload, captionsIn, formatOf } from './post-payload.ts'
import { captionsOf, CAPTIONS_UNKNOWN, sendCaptions } from './captions.ts'
import { uploadPhoto, uploadVideo, videoStatus, keepVideo } from './uploads.ts'
import { captionsWarning } from '../captions-warning.ts'
import { publishPost } from './publish-post.ts'
import { z } from 'zod'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

export function createPublisher({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: FacebookHosts): Publisher {
  const graph = openGraph(fetch, hosts.graph)
  const upload = openGraph(fetch, hosts.upload)
  const refuse = (error: unknown) => refusalOf(error, clock.now(), FACEBOOK_RULES)

  return {
    platform: 'facebook',
    prepare: (request, progress) => preparePost(request, { graph, upload, progress, now: clock.now() }),
    poll: (request, payload) => pollVideo(graph, request, { payload, now: clock.now() }),
    publish: (request, payload, progress) =>
      publishWithCaptions(graph, request, { payload, progress, now: clock.now() }),
    reconcile: (request, kept) => findPost(graph, request, { kept, now: clock.now() }),
    metrics: (_connection, secret, remoteId) =>
      readMetrics(graph, remoteId, readSecret(secret).accessToken).then(
        (values) => ({ kind: 'metrics', values }),
        refuse,
      ),
    followers: ({ externalId }, secret) =>
      readFollowers(graph, externalId, readSecret(secret).accessToken).then(
        (count) => ({ kind: 'followers', count }),
        refuse,
      ),
    check: async ({ externalId }, secret) => {
      try {
        const call = { params: { fields: PAGE_FIELDS }, token: readSecret(secret).accessToken }
        const page = readGraphReply(pageSchema, await graph(objectPath(externalId), call))
        return { kind: 'ok', account: await pageAccount(fetch, page) }
      } catch (error) {
        return refuse(error)
      }
    },
    // NOTE the network can only end the app's access to all Pages of a user at once, including Pages that others connected.
    revoke: () => Promise.resolve(),
  }
}

type Polled = Awaited<ReturnType<NonNullable<Publisher['poll']>>>

const AGAIN = 15_000

const FETCH_WORDS = /fetch|download|url/i

/** Returns whether a reel or a story has been uploaded completely; other posts have nothing to wait for. */
async function pollVideo(
  graph: Graph,
  request: PublishRequest,
  { payload, now }: { payload: string; now: number },
): Promise<Polled> {
  const post = readPayload(payload)
  if (post.kind !== 'reel' && post.kind !== 'video_story') return { kind: 'ready' }
  try {
    const status = await readStatus(post.video, (id) => videoStatus(graph, request, id))
    if (status === null || isGone(status)) {
      const detail = status?.detail || NETWORK_WORDS.facebook.processingFailed
      const retryable = status === null || status.state === 'EXPIRED' || FETCH_WORDS.test(detail)
      return { kind: 'refused', error: { kind: 'media_format', detail, retryable } }
    }
    return status.state === 'IN_PROGRESS' ? { kind: 'processing', again: AGAIN } : { kind: 'ready' }
  } catch (error) {
    return refusalOf(error, now, FACEBOOK_RULES)
  }
}

type Prepared = Awaited<ReturnType<Publisher['prepare']>>

type Means = { graph: Graph; upload: Graph; progress: Progress; now: number }

/** Uploads everything of the post that must be uploaded before it is published. */
async function preparePost(request: PublishRequest, means: Means): Promise<Prepared> {
  try {
    return { kind: 'prepared', payload: writePayload(await payloadOf(request, means)) }
  } catch (error) {
    return refusalOf(error, means.now, FACEBOOK_RULES)
  }
}

async function payloadOf(request: PublishRequest, means: Means): Promise<PostPayload> {
  if (request.part.kind === 'comment') return { kind: 'comment' }
  const { graph, progress } = means
  const format = formatOf(request.content)
  if (format === 'video') return { kind: 'video', captions: await captionsOf(request) }
  if (format === 'reel' || format === 'video_story') {
    const captions = await captionsOf(request)
    return { kind: format, video: await uploadVideo(request, format, means), captions }
  }
  const photos: string[] = []
  for (const index of request.content.media.keys()) {
    photos.push(await uploadPhoto(graph, request, { index, progress }))
  }
  const [photoId = ''] = photos
  return format === 'photo_story' ? { kind: 'photo_story', photoId } : { kind: 'feed', photos }
}

type Outcome = Awaited<ReturnType<Publisher['publish']>>

type Step = { payload: string; progress: Progress; now: number }

/**
 * Publishes the post, then adds the captions to its video: Facebook accepts captions only for existing videos. The post is published whatever the
 * outcome of the captions.
 */
async function publishWithCaptions(
  graph: Graph,
  request: PublishRequest,
  { payload, progress, now }: Step,
): Promise<Outcome> {
  const outcome = await publishPost(graph, request, { payload, kept: progress.kept, now })
  const post = readPayload(payload)
  const captions = captionsIn(post)
  if (outcome.kind !== 'published' || captions.length === 0) return outcome
  // `findPost` warns that it knows nothing about the captions. They are sent below, so this warning is dropped.
  const { warning: _unknown, ...published } = outcome
  try {
    // The id is stored first: if the worker dies after this point, the post is certain to be found.
    await keepVideo(progress, request, published.remoteId)
  } catch {
    return { ...published, warning: CAPTIONS_UNKNOWN }
  }
  const videoId = videoIdOf(post, published)
  const sent = { videoId, captions, now, working: progress.working }
  const warning = captionsWarning(await sendCaptions(graph, request, sent))
  return { ...published, ...(warning !== null && { warning }) }
}

/** Returns the id of a post's video. A story's own id differs from its video's; for other videos both are the same. */
const videoIdOf = (post: PostPayload, { remoteId }: Published): string =>
  post.kind === 'video_story' ? post.video.id : remoteId

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

/** Returns the engagement of a post, whose id begins with the Page's id and `_`, or of a video, whose id has no such prefix. */
async function readMetrics(graph: Graph, postId: string, token: string): Promise<Metrics> {
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
async function readFollowers(graph: Graph, pageId: string, token: string): Promise<number> {
  const params = { fields: 'followers_count' }
  return readGraphReply(followedSchema, await graph(objectPath(pageId), { params, token })).followers_count
}
