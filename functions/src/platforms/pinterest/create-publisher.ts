import { PINTEREST_CONTRACT } from '@postwright/core/platforms/pinterest/contract'
import { z } from 'zod'
import type { Publisher, PublishRequest, Secret, Metrics, Absent, Published } from '../../domain/ports/networks.ts'
import { openApi, type Api, readBody } from '../oauth-api/api.ts'
import { tryPublish, tryStep } from '../oauth-api/try-step.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import type { Outside } from '../platform-module.ts'
import { explainPinterest } from './failures.ts'
import { type PinterestHosts, pinUrl, videoStatus } from './api.ts'
import { imageSource, pinBody } from './pin-body.ts'
import { uploadVideo } from './upload-video.ts'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { requireApp } from '../oauth-api/connect.ts'
import { openTokenSession, type TokenSession } from '../oauth-api/tokens.ts'
import { requestTokens, loadChannel } from './connect.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const POLL_PAUSE = 5_000
const payloadSchema = z.object({ pin: z.record(z.string(), z.unknown()), video: z.string().nullable() })
const pinSchema = z.object({ id: z.string().regex(/^\d{1,40}$/) })

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app' | 'ids'>

/** Returns a publisher of pins on the boards of an account. */
export function createPublisher(needs: Needs, hosts: PinterestHosts): Publisher {
  const { fetch, clock, ids } = needs
  const context = { explain: explainPinterest, clock }
  const store = openApi(fetch)
  const open = (secret: Secret) => openSession(needs, hosts, secret)

  return {
    platform: PINTEREST_CONTRACT.platform,

    prepare: (request, progress) => {
      const session = open(request.secret)
      return tryStep(session, context, async () => {
        const pin = pinBody(request)
        const video = request.content.media.find(({ mime }) => mime.startsWith('video/'))
        if (!video) return prepared({ ...pin, media_source: imageSource(request) }, null)
        const { loadMedia } = request
        const id = await uploadVideo({ call: session.call, store, hosts, ids }, { video, loadMedia, progress })
        const source = { source_type: 'video_id', media_id: id, cover_image_key_frame_time: coverSecond(request) }
        return prepared({ ...pin, media_source: source }, id)
      })
    },

    poll: ({ secret }, payload) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        const { video } = readPayload(payload)
        if (video === null) return { kind: 'ready' as const }
        const status = await videoStatus(session.call, hosts, video)
        if (status === 'failed') throw new Unsendable('media_format', NETWORK_WORDS.pinterest.processingFailed)
        return status === 'succeeded' ? { kind: 'ready' as const } : { kind: 'processing' as const, again: POLL_PAUSE }
      })
    },

    publish: ({ secret }, payload) => {
      const session = open(secret)
      return tryPublish(session, context, async () => {
        const body = { kind: 'json', value: readPayload(payload).pin } as const
        const { id } = readBody(pinSchema, await session.call(`${hosts.api}/pins`, { method: 'POST', body }))
        return { kind: 'published' as const, remoteId: id, url: pinUrl(id) }
      })
    },

    reconcile: (request) => {
      const session = open(request.secret)
      return tryStep(session, context, () => findPin(session.call, hosts, request))
    },

    metrics: (_connection, secret, id) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'metrics' as const,
        values: await readMetrics(session.call, hosts, { id, now: clock.now() }),
      }))
    },

    followers: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'followers' as const,
        count: await readFollowers(session.call, hosts),
      }))
    },

    refresh: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        await session.renew()
        return { kind: 'ok' as const, expiresAt: clock.now() + PINTEREST_CONTRACT.auth.refreshLife }
      })
    },

    check: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        const { account, choices } = await loadChannel(session.call, fetch, hosts)
        return { kind: 'ok' as const, account, facts: { choices } }
      })
    },

    // The network allows apps to revoke only tokens of system users: other users end access in their own settings.
    revoke: () => Promise.resolve(),
  }
}

const readPayload = (payload: string) => payloadSchema.parse(JSON.parse(payload))

const prepared = (pin: object, video: string | null) => ({
  kind: 'prepared' as const,
  payload: JSON.stringify({ pin, video }),
})

/** Returns the second of the video's cover frame; the network uses the last frame when the video is shorter. */
function coverSecond({ content }: PublishRequest): number {
  const second = Number(content.settings.coverSecond ?? 0)
  return Number.isInteger(second) && second > 0 ? second : 0
}

type OpenSessionNeeds = Pick<Outside, 'fetch' | 'clock'> & { app: () => Promise<PlatformApp | null> }

/** Opens a session with the stored access of one account. Each renewal replaces the refresh token too. */
function openSession({ fetch, clock, app }: OpenSessionNeeds, hosts: PinterestHosts, secret: Secret): TokenSession {
  const api = openApi(fetch)
  const renewTokens = async (refresh: string) => {
    const fields = { grant_type: 'refresh_token', refresh_token: refresh, continuous_refresh: 'true' }
    const grant = await requestTokens(api, hosts, { app: await requireApp(app), fields, now: clock.now() })
    return grant.tokens
  }
  return openTokenSession(api, { secret, clock, renewTokens })
}

const DAY = 24 * 60 * 60 * 1000

/** The network returns metrics for 90 days, including today. */
const DAYS = 89

const TYPES = 'IMPRESSION,SAVE,OUTBOUND_CLICK,TOTAL_COMMENTS,TOTAL_REACTIONS'

const numbersSchema = z.record(z.string(), z.number()).default({})

const repliesSchema = z.object({ all: z.object({ summary_metrics: numbersSchema, lifetime_metrics: numbersSchema }) })

/** Returns the engagement of a pin. Saves correspond to reposts elsewhere. */
async function readMetrics(
  call: Api,
  hosts: PinterestHosts,
  { id, now }: { id: string; now: number },
): Promise<Metrics> {
  const query = { start_date: dateOf(now - DAYS * DAY), end_date: dateOf(now), metric_types: TYPES }
  const reply = await call(`${hosts.api}/pins/${encodeURIComponent(id)}/analytics`, { query })
  const { summary_metrics: summary, lifetime_metrics: lifetime } = readBody(repliesSchema, reply).all
  const numbers = {
    likes: lifetime.TOTAL_REACTIONS,
    replies: lifetime.TOTAL_COMMENTS,
    reposts: summary.SAVE,
    views: summary.IMPRESSION,
    clicks: summary.OUTBOUND_CLICK,
  }
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined))
}

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

const followedSchema = z.object({ follower_count: z.int().min(0) })

/** https://developers.pinterest.com/docs/api/v5/user_account-get/ (2026-11) */
async function readFollowers(call: Api, hosts: PinterestHosts): Promise<number> {
  return readBody(followedSchema, await call(`${hosts.api}/user_account`)).follower_count
}

const PAGE = '100'

/** Maximum difference between the network's clock and ours. */
const SKEW = 60_000

const pinsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string().regex(/^\d{1,40}$/),
      created_at: z.string().nullish(),
      title: z.string().nullish(),
      description: z.string().nullish(),
      link: z.string().nullish(),
    }),
  ),
})

/** Finds the pin among the latest of its board: created since the intent, with the same title, description and link. */
async function findPin(call: Api, hosts: PinterestHosts, request: PublishRequest): Promise<Published | Absent> {
  const { board_id: board = '', title = '', description = '', link = '' } = pinBody(request)
  const page = await call(`${hosts.api}/boards/${board}/pins`, { query: { page_size: PAGE } })
  const found = readBody(pinsSchema, page).items.find(
    (pin) =>
      instantOf(pin.created_at) >= request.intentAt - SKEW &&
      (pin.title ?? '') === title &&
      (pin.description ?? '') === description &&
      (pin.link ?? '') === link,
  )
  if (!found) return { kind: 'absent' }
  return { kind: 'published', remoteId: found.id, url: pinUrl(found.id), text: request.content.text }
}

/** Returns a time in epoch milliseconds, read as UTC if it has no zone; 0 if it is missing or invalid. */
function instantOf(time: string | null | undefined): number {
  if (!time) return 0
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`) || 0
}
