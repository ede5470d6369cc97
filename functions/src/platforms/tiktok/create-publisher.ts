import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import type {
  Publisher,
  Secret,
  Absent,
  Progress,
  Published,
  PublishRequest,
  Refused,
  Unknown,
  Metrics,
} from '../../domain/ports/networks.ts'
import { openApi, type Api, readBody } from '../oauth-api/api.ts'
import { requireApp } from '../oauth-api/connect.ts'
import { tryPublish, tryStep } from '../oauth-api/try-step.ts'
import { readTokens, openTokenSession, type TokenSession } from '../oauth-api/tokens.ts'
import type { Outside } from '../platform-module.ts'
import { explainTikTok, isTikTokFailure, postUrl, toPublishOutcome } from './failures.ts'
import { type TikTokHosts, loadStatus } from './api.ts'
import { isDraftChannel, isPhotoPost, videoOf } from './post-info.ts'
import { preparePost } from './prepare-post.ts'
import { publishPost } from './publish-post.ts'
import { requestTokens, accountOf, factsOf, loadCreatorInfo, loadUser } from './connect.ts'
import { CONTAINER, readContainer } from './container.ts'
import { z } from 'zod'
import type { Connection } from '@postwright/core/model/connection'
import { Unsendable } from '../oauth-api/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const REVOKE_TIMEOUT = 5_000

/** Returns a publisher that posts videos and photos of an account, or saves them as drafts in its inbox, depending on the app's permissions. */
export function createPublisher(needs: Pick<Outside, 'fetch' | 'clock' | 'app'>, hosts: TikTokHosts): Publisher {
  const { fetch, clock, app } = needs
  const context = { explain: explainTikTok, clock }
  const store = openApi(fetch)
  const open = (secret: Secret) => openSession(needs, hosts, secret)

  return {
    platform: TIKTOK_CONTRACT.platform,

    prepare: (request, progress) => {
      const session = open(request.secret)
      return tryStep(session, context, () =>
        preparePost({ call: session.call, store, hosts }, request, { progress, now: clock.now() }),
      )
    },

    publish: (request, payload, progress) => {
      const session = open(request.secret)
      const apis = { call: session.call, store, hosts }
      return tryPublish(session, context, () => publishPost(apis, request, { payload, progress, clock }))
    },

    reconcile: (request, kept) => {
      const session = open(request.secret)
      return tryStep(session, context, () => findPost(session.call, hosts, { request, kept, now: clock.now() }))
    },

    metrics: (connection, secret, remoteId) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'metrics' as const,
        values: await readMetrics(session.call, hosts, { connection, remoteId }),
      }))
    },

    // The id of a post is public after moderation: https://developers.tiktok.com/doc/content-posting-api-reference-get-video-status (2026-11)
    later: {
      isProvisional: (remoteId) => !/^\d+$/.test(remoteId),
      locate: ({ handle }, secret, publishId) => {
        const session = open(secret)
        return tryStep(session, context, async () => {
          const { postId } = await loadStatus(session.call, hosts, publishId)
          const url = postId === null ? null : postUrl(handle, postId, publishId.startsWith('p_'))
          return postId === null || url === null
            ? { kind: 'waiting' as const }
            : { kind: 'located' as const, remoteId: postId, url }
        })
      },
    },

    refresh: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        await session.renew()
        return { kind: 'ok' as const, expiresAt: clock.now() + TIKTOK_CONTRACT.auth.refreshLife }
      })
    },

    check: (connection, secret) => {
      const { externalId } = connection
      const session = open(secret)
      return tryStep(session, context, async () => {
        if (isDraftChannel(connection))
          return { kind: 'ok' as const, account: await loadUser(session.call, hosts, fetch) }
        const info = await loadCreatorInfo(session.call, hosts)
        return { kind: 'ok' as const, account: await accountOf(info, externalId, fetch), facts: factsOf(info) }
      })
    },

    revoke: async (_connection, secret) => {
      const { clientId, clientSecret } = await requireApp(app)
      const fields = { client_key: clientId, client_secret: clientSecret, token: readTokens(secret).access }
      await store(`${hosts.api}/oauth/revoke/`, {
        method: 'POST',
        body: { kind: 'form', fields },
        timeout: REVOKE_TIMEOUT,
      })
    },
  }
}

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app'>

/** Opens a session with the stored access of one account. Each renewal replaces the refresh token too. */
function openSession({ fetch, clock, app }: Needs, hosts: TikTokHosts, secret: Secret): TokenSession {
  const renewTokens = async (refresh: string) => {
    const fields = { grant_type: 'refresh_token', refresh_token: refresh }
    const grant = await requestTokens(openApi(fetch), hosts, { app: await requireApp(app), fields, now: clock.now() })
    return grant.tokens
  }
  return openTokenSession(openApi(fetch, isTikTokFailure), { secret, clock, renewTokens })
}

type Facts = { request: PublishRequest; kept: Progress['kept']; now: number }

const NO_ID: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: NETWORK_WORDS.tiktok.noId, retryable: true },
}

/**
 * Finds the outcome of the started post. A failed or incompletely uploaded post is absent: the next delivery reports the reason or continues. The
 * outcome of a photo post cannot be queried if the reply with its id was lost.
 */
async function findPost(
  call: Api,
  hosts: TikTokHosts,
  { request, kept, now }: Facts,
): Promise<Published | Absent | Refused | Unknown> {
  const isPhoto = isPhotoPost(request.content)
  const container = readContainer(kept(CONTAINER))
  const own = container?.recordKey === request.recordKey ? container : null
  if (!own) return isPhoto ? NO_ID : { kind: 'absent' }
  const status = await loadStatus(call, hosts, own.publishId)
  const isIncomplete =
    !isPhoto && status.status === 'PROCESSING_UPLOAD' && status.uploaded < videoOf(request.content).bytes
  if (isIncomplete || status.status === 'FAILED') return { kind: 'absent' }
  return toPublishOutcome(status, { publishId: own.publishId, handle: request.connection.handle, isPhoto, now })
}

const FIELDS = 'like_count,comment_count,share_count,view_count'

const count = z.number().min(0).optional()

const replySchema = z.object({
  data: z.object({
    videos: z
      .array(z.object({ like_count: count, comment_count: count, share_count: count, view_count: count }))
      .default([]),
  }),
})

/** Returns the engagement of a post; only public posts have metrics. */
async function readMetrics(
  call: Api,
  hosts: TikTokHosts,
  { connection, remoteId }: { connection: Connection; remoteId: string },
): Promise<Metrics> {
  if (isDraftChannel(connection)) throw new Unsendable('unknown', NETWORK_WORDS.tiktok.noNumbers)
  if (!/^\d+$/.test(remoteId)) throw new Unsendable('unknown', NETWORK_WORDS.tiktok.noNumbersOfPrivate)
  const body = { kind: 'json', value: { filters: { video_ids: [remoteId] } } } as const
  const reply = await call(`${hosts.api}/video/query/`, { method: 'POST', query: { fields: FIELDS }, body })
  const [video = {}] = readBody(replySchema, reply).data.videos
  const numbers = {
    likes: video.like_count,
    replies: video.comment_count,
    reposts: video.share_count,
    views: video.view_count,
  }
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined))
}
