import { YOUTUBE_CONTRACT } from '@postwright/core/platforms/youtube/contract'
import type {
  Publisher,
  Secret,
  Absent,
  Progress,
  Published,
  PublishRequest,
  Unknown,
  Metrics,
} from '../../domain/ports/networks.ts'
import { refusalOf, Unsendable } from '../oauth-api/failures.ts'
import { openApi, type Api, readBody } from '../oauth-api/api.ts'
import { readTokens, openTokenSession, type TokenSession } from '../oauth-api/tokens.ts'
import { tryPublish, tryStep } from '../oauth-api/try-step.ts'
import type { Outside } from '../platform-module.ts'
import { explainYouTube } from './failures.ts'
import { type YouTubeHosts, videoUrl, askSession } from './api.ts'
import { prepareUpload, readSession, SESSION, videoOf } from './prepare-post.ts'
import { publishUpload } from './publish-post.ts'
import { requireApp } from '../oauth-api/connect.ts'
import { requestTokens, loadChannels } from './connect.ts'
import { z } from 'zod'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.youtube

const REVOKE_TIMEOUT = 5_000

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app'>

/** Returns a publisher that uploads videos to channels. */
export function createPublisher(needs: Needs, hosts: YouTubeHosts): Publisher {
  const { fetch, images, clock } = needs
  const context = { explain: explainYouTube, clock }
  const open = (secret: Secret) => openSession(needs, hosts, secret)

  return {
    platform: YOUTUBE_CONTRACT.platform,

    prepare: (request, progress) => {
      const session = open(request.secret)
      return tryStep(session, context, () => prepareUpload(session.call, hosts, { request, progress }))
    },

    publish: (request, payload) => {
      const session = open(request.secret)
      const explain = (error: unknown) =>
        refusalOf(error, { ...context, now: clock.now(), secrets: session.secrets() }).error.detail
      const tools = { call: session.call, hosts, images, explain }
      return tryPublish(session, context, () => publishUpload(tools, request, payload))
    },

    reconcile: (request, kept) => {
      const session = open(request.secret)
      return tryStep(session, context, () => findUpload(session.call, request, kept))
    },

    metrics: (_connection, secret, remoteId) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'metrics' as const,
        values: await readMetrics(session.call, hosts, remoteId),
      }))
    },

    followers: ({ externalId }, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'followers' as const,
        count: await readFollowers(session.call, hosts, externalId),
      }))
    },

    refresh: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        await session.renew()
        return { kind: 'ok' as const, expiresAt: null }
      })
    },

    check: ({ externalId }, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        const accounts = await loadChannels(session.call, fetch, hosts)
        const account = accounts.find((found) => found.externalId === externalId)
        if (!account) throw new Unsendable('permission', WORDS.channelGone)
        return { kind: 'ok' as const, account }
      })
    },

    revoke: async (_connection, secret) => {
      const { access, refresh } = readTokens(secret)
      const body = { kind: 'form', fields: { token: refresh || access } } as const
      await openApi(fetch)(`${hosts.tokens}/revoke`, { method: 'POST', body, timeout: REVOKE_TIMEOUT })
    },
  }
}

type OpenSessionNeeds = Pick<Outside, 'fetch' | 'clock' | 'app'>

function openSession({ fetch, clock, app }: OpenSessionNeeds, hosts: YouTubeHosts, secret: Secret): TokenSession {
  const api = openApi(fetch)
  const renewTokens = async (refresh: string) => {
    const fields = { grant_type: 'refresh_token', refresh_token: refresh }
    const grant = await requestTokens(api, hosts, { app: await requireApp(app), fields, now: clock.now() })
    return grant.tokens
  }
  return openTokenSession(api, { secret, clock, renewTokens })
}

const FORGOTTEN: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: WORDS.forgotten, retryable: true },
}

/** Finds the outcome of the upload session. Without a session nothing was sent, and an open session has not created a video yet. */
async function findUpload(
  call: Api,
  { content, recordKey }: PublishRequest,
  kept: Progress['kept'],
): Promise<Published | Absent | Unknown> {
  const session = readSession(kept(SESSION), recordKey)
  if (!session) return { kind: 'absent' }
  const state = await askSession(call, session.url, videoOf(content).bytes)
  if (state.kind === 'done') return { kind: 'published', remoteId: state.videoId, url: videoUrl(state.videoId) }
  return state.kind === 'open' ? { kind: 'absent' } : FORGOTTEN
}

/** Count in a reply, encoded as text; like and comment counts are missing where the channel hides them. */
const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()

const replySchema = z.object({
  items: z
    .array(z.object({ statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).default({}) }))
    .default([]),
})

async function readMetrics(call: Api, hosts: YouTubeHosts, id: string): Promise<Metrics> {
  const reply = await call(`${hosts.api}/videos`, { query: { part: 'statistics', id } })
  const [video] = readBody(replySchema, reply).items
  if (!video) throw new Unsendable('unknown', WORDS.videoGone)
  const { viewCount: views, likeCount: likes, commentCount: replies } = video.statistics
  return Object.fromEntries(Object.entries({ likes, replies, views }).filter(([, number]) => number !== undefined))
}

const followedSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z.object({ subscriberCount: count, hiddenSubscriberCount: z.boolean().default(false) }),
      }),
    )
    .default([]),
})

/**
 * Returns the number of subscribers, which the network rounds to three digits.
 * https://developers.google.com/youtube/v3/docs/channels#statistics (2026-11)
 * @throws Unsendable when the channel hides the number, or the account no longer has the channel
 */
async function readFollowers(call: Api, hosts: YouTubeHosts, id: string): Promise<number> {
  const reply = await call(`${hosts.api}/channels`, { query: { part: 'statistics', mine: 'true', maxResults: '50' } })
  const channel = readBody(followedSchema, reply).items.find((each) => each.id === id)
  if (!channel) throw new Unsendable('unknown', WORDS.channelGone)
  const { subscriberCount, hiddenSubscriberCount } = channel.statistics
  if (hiddenSubscriberCount || subscriberCount === undefined) throw new Unsendable('unknown', WORDS.hiddenFollowers)
  return subscriberCount
}
