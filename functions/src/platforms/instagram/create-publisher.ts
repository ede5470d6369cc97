import type {
  Publisher,
  PublishRequest,
  Absent,
  Published,
  Refused,
  Unknown,
  Metrics,
} from '../../domain/ports/networks.ts'
import { refusalOf, outcomeOf } from '../meta-graph/failures.ts'
import { containerSteps } from '../meta-graph/container-steps.ts'
import { openGraph, type Graph, GraphError, readGraphReply, graphIdSchema, idReplySchema } from '../meta-graph/api.ts'
import { readSecret, renewToken } from '../meta-graph/connect.ts'
import type { Outside } from '../platform-module.ts'
import { type InstagramHosts, INSTAGRAM_VERSION, INSTAGRAM_SITE } from './api.ts'
import { instagramApi } from './instagram-api.ts'
import { loadAccount } from './connect.ts'
import { INSTAGRAM_RULES } from './failures.ts'
import { z } from 'zod'
import { findNearestPost } from '../meta-graph/containers.ts'
import { readList, readInsights } from '../meta-graph/graph-queries.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Returns a publisher for professional accounts. */
export function createPublisher({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: InstagramHosts): Publisher {
  const graph = openGraph(fetch, hosts.graph)
  const steps = containerSteps(instagramApi(graph, clock.now), clock.now)
  const refuse = (error: unknown) => refusalOf(error, clock.now(), INSTAGRAM_RULES)
  const commentOf = (request: PublishRequest) => {
    const parent = request.part.kind === 'comment' ? request.part.replyTo?.parent : undefined
    return parent === undefined ? null : { graph, request, parent, now: clock.now() }
  }

  return {
    platform: 'instagram',
    prepare: async (request, progress) =>
      commentOf(request) ? { kind: 'prepared', payload: '' } : steps.prepare(request, progress),
    poll: async (request, payload) => (commentOf(request) ? { kind: 'ready' } : steps.poll(request, payload)),
    publish: (request, payload) => {
      const comment = commentOf(request)
      return comment ? publishComment(comment) : steps.publish(request, payload)
    },
    reconcile: (request, kept) => {
      const comment = commentOf(request)
      return comment ? findComment(comment) : steps.reconcile(request, kept)
    },
    metrics: (_connection, secret, remoteId) =>
      readMetrics(graph, remoteId, readSecret(secret).accessToken).then(
        (values) => ({ kind: 'metrics', values }),
        refuse,
      ),
    followers: (_connection, secret) =>
      readFollowers(graph, readSecret(secret).accessToken).then((count) => ({ kind: 'followers', count }), refuse),
    refresh: ({ expiresAt }, secret) =>
      renewToken(graph, 'ig_refresh_token', { secret, expiresAt, now: clock.now() }).catch(refuse),
    check: async (_connection, secret) => {
      try {
        const { account, isProfessional } = await loadAccount(graph, fetch, readSecret(secret).accessToken)
        if (isProfessional) return { kind: 'ok', account }
        return {
          kind: 'refused',
          error: { kind: 'permission', detail: NETWORK_WORDS.instagram.notProfessional, retryable: false },
        }
      } catch (error) {
        return refuse(error)
      }
    },
    // The network has no call for revoking access: users end an app's access in their own settings.
    revoke: () => Promise.resolve(),
  }
}

type Comment = { graph: Graph; request: PublishRequest; parent: string; now: number }

const commentSchema = z
  .object({
    id: graphIdSchema,
    text: z.string(),
    username: z.string().catch(''),
    timestamp: z.string().transform((said) => Date.parse(said)),
  })
  .transform(({ id, text, username, timestamp }) => ({ id, text, username, at: timestamp, url: null }))

/** Publishes the first comment below a post of the account. */
async function publishComment({ graph, request, parent, now }: Comment): Promise<Published | Refused | Unknown> {
  const token = readSecret(request.secret).accessToken
  try {
    const call = { method: 'POST', params: { message: request.content.text }, token } as const
    const { id } = readGraphReply(idReplySchema, await graph(commentsOf(parent), call))
    return { kind: 'published', remoteId: id, url: profileUrl(request) }
  } catch (error) {
    return outcomeOf(error, now, INSTAGRAM_RULES)
  }
}

/** Finds the comment among those below the post: by author, text and time. */
async function findComment({ graph, request, parent, now }: Comment): Promise<Published | Absent | Unknown> {
  const { content, intentAt, connection, secret } = request
  try {
    const token = readSecret(secret).accessToken
    const params = { fields: 'id,text,username,timestamp', limit: '50' }
    const listed = await readList(graph, commentsOf(parent), { params, token, schema: commentSchema, pages: 2 })
    const own = listed.filter(({ username }) => username === connection.handle)
    const found = findNearestPost(own, { text: content.text, at: intentAt })
    if (!found) return { kind: 'absent' }
    return { kind: 'published', remoteId: found.id, url: profileUrl(request), text: content.text }
  } catch (error) {
    return { ...outcomeOf(error, now, INSTAGRAM_RULES), kind: 'unknown' }
  }
}

const commentsOf = (parent: string) => `${INSTAGRAM_VERSION}/${encodeURIComponent(parent)}/comments`

/** Comments have no address of their own, so the profile's is used. */
const profileUrl = ({ connection: { handle } }: PublishRequest) => `${INSTAGRAM_SITE}/${encodeURIComponent(handle)}/`

const NAMES: Record<string, keyof Metrics> = {
  views: 'views',
  likes: 'likes',
  comments: 'replies',
  replies: 'replies',
  shares: 'reposts',
}

/**
 * Metrics per kind of post; a metric that a kind does not have fails the whole call.
 * https://developers.facebook.com/docs/instagram-platform/reference/instagram-media/insights (2026-11)
 */
const OF_POSTS = ['views', 'likes', 'comments', 'shares']

const OF_STORIES = ['views', 'replies', 'shares']

const kindSchema = z.object({ media_product_type: z.string().max(50).catch('') })

const UNSUPPORTED = 100

/** Returns the engagement of a post by its kind. Metrics that the network no longer counts for such posts are left out. */
async function readMetrics(graph: Graph, postId: string, token: string): Promise<Metrics> {
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
async function readFollowers(graph: Graph, token: string): Promise<number> {
  const reply = await graph(`${INSTAGRAM_VERSION}/me`, { params: { fields: 'followers_count' }, token })
  return readGraphReply(followedSchema, reply).followers_count
}
