import { isVideo } from '@postwright/core/media/media-kind'
import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import { z } from 'zod'
import type { Publisher, Secret, PublishRequest, Published, Progress } from '../../domain/ports/networks.ts'
import { refusalOf, Unsendable } from '../oauth-api/failures.ts'
import { warningOf, storeCaptions, findStoredCaptions, tryCaptions } from '../oauth-api/captions.ts'
import { openApi, type Api, ApiError, readBody } from '../oauth-api/api.ts'
import { requireApp } from '../oauth-api/connect.ts'
import { readTokens, openTokenSession, type TokenSession } from '../oauth-api/tokens.ts'
import { tryPublish, tryStep } from '../oauth-api/try-step.ts'
import type { Outside } from '../platform-module.ts'
import { appHeader, requestTokens, loadAccount } from './connect.ts'
import { explainX } from './failures.ts'
import { findPost } from './find-post.ts'
import { type XHosts, postUrl, budgetsOf } from './api.ts'
import { pollMedia, append, type Calls, finalize, initialize } from './uploads.ts'
import { readFollowers, readMetrics } from './read-metrics.ts'
import { uploadMedia } from './upload-media.ts'
import { ownValue } from '@postwright/core/own-value'
import { captionsFor } from '@postwright/core/captions/captions-for'
import { languageName } from '@postwright/core/captions/language-tags'
import type { Captions } from '@postwright/core/media/media-facts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.x

const REVOKE_TIMEOUT = 5_000

/** Payload of `prepare`: the body of the publish call, and the files that X is still processing. */
const payloadSchema = z.object({ body: z.record(z.string(), z.unknown()), processed: z.array(z.string()) })

/** Returns a publisher for an account: texts, images, videos, polls, threads. */
export function createXPublisher(needs: Pick<Outside, 'fetch' | 'images' | 'clock' | 'app'>, hosts: XHosts): Publisher {
  const { fetch, images, clock, app } = needs
  const context = { explain: explainX, clock }
  const open = (secret: Secret) => openSession(needs, hosts, secret)
  const readPayload = (payload: string) => payloadSchema.parse(JSON.parse(payload))

  return {
    platform: X_CONTRACT.platform,

    prepare: (request, progress) => {
      const session = open(request.secret)
      return tryStep(session, context, async () => {
        postBody(request, [])
        const explain = (error: unknown) =>
          refusalOf(error, { ...context, now: clock.now(), secrets: session.secrets() }).error.detail
        const uploads = []
        for (const item of request.content.media) {
          const tools = { call: session.call, hosts, images, progress, explain, now: clock.now() }
          const upload = await uploadMedia(tools, request, item)
          if (isVideo(item)) await sendCaptions(tools, request, { mediaId: item.mediaId, upload: upload.id })
          uploads.push(upload)
        }
        const body = postBody(
          request,
          uploads.map(({ id }) => id),
        )
        const processed = uploads.filter(({ isProcessed }) => isProcessed).map(({ id }) => id)
        return { kind: 'prepared' as const, payload: JSON.stringify({ body, processed }) }
      })
    },

    poll: ({ secret }, payload) => {
      const session = open(secret)
      return tryStep(session, context, () => pollMedia(session.call, hosts, readPayload(payload).processed))
    },

    publish: (request, payload, { kept }) => {
      const { connection, part, secret } = request
      const session = open(secret)
      const warning = warningOf(kept, request)
      return tryPublish(session, context, async () => {
        const published = await publishPost(session.call, hosts, { connection, part, body: readPayload(payload).body })
        return { ...published, ...warning }
      })
    },

    reconcile: (request, kept) => {
      const session = open(request.secret)
      return tryStep(session, context, async () => {
        const found = await findPost(session.call, hosts, { request, kept, now: clock.now() })
        return found.kind === 'published' ? { ...found, ...warningOf(kept, request) } : found
      })
    },

    metrics: (_connection, secret, remoteId) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'metrics' as const,
        values: await readMetrics(session.call, hosts, remoteId),
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
        // Each refresh token is replaced by the next; X documents no expiry.
        return { kind: 'ok' as const, expiresAt: null }
      })
    },

    check: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        const { account, limits } = await loadAccount(session.call, hosts, fetch)
        return { kind: 'ok' as const, account, facts: { limits } }
      })
    },

    revoke: async (_connection, secret) => {
      const { refresh, access } = readTokens(secret)
      const fields = { token: refresh || access, token_type_hint: refresh ? 'refresh_token' : 'access_token' }
      const call = { method: 'POST', headers: appHeader(await requireApp(app)), timeout: REVOKE_TIMEOUT } as const
      await openApi(fetch)(`${hosts.api}/oauth2/revoke`, { ...call, body: { kind: 'form', fields } })
    },
  }
}

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app'>

function openSession({ fetch, clock, app }: Needs, hosts: XHosts, secret: Secret): TokenSession {
  const api = openApi(fetch)
  const renewTokens = async (refresh: string) => {
    const fields = { grant_type: 'refresh_token', refresh_token: refresh }
    const grant = await requestTokens(api, hosts, { app: await requireApp(app), fields, now: clock.now() })
    return grant.tokens
  }
  return openTokenSession(api, { secret, clock, renewTokens })
}

const MINUTE = 60_000

const CASHTAG = /(?<=^|\s)\$[a-z]{1,6}(?:[._][a-z]{1,2})?(?=$|\s|\p{P})/giu

/** Returns a post in X's format. Reply control is set on the first post only: the others of its thread inherit it. */
function postBody({ content, part }: Pick<PublishRequest, 'content' | 'part'>, mediaIds: readonly string[]) {
  const { text, poll, settings } = content
  if ((text.match(CASHTAG) ?? []).length > 1) {
    throw new Unsendable('content_policy', WORDS.cashtags)
  }
  const parent = part.replyTo?.parent
  const audience = settings.replySettings
  const isLimited = parent === undefined && typeof audience === 'string' && audience !== 'everyone'
  return {
    text,
    ...(mediaIds.length > 0 && { media: { media_ids: mediaIds } }),
    ...(poll && { poll: { options: poll.options, duration_minutes: Math.round(poll.duration / MINUTE) } }),
    ...(parent !== undefined && { reply: { in_reply_to_tweet_id: parent } }),
    ...(isLimited && { reply_settings: audience }),
    ...(settings.madeWithAi === true && { made_with_ai: true }),
    ...(settings.paidPartnership === true && { paid_partnership: true }),
  }
}

const replySchema = z.object({ data: z.object({ id: z.string().regex(/^\d{1,19}$/) }) })

const refusalSchema = z.object({ title: z.string().catch(''), detail: z.string().catch('') })

/** Makes the only call that posts; X has no idempotency key. */
async function publishPost(
  call: Api,
  hosts: XHosts,
  { connection, part, body }: Pick<PublishRequest, 'connection' | 'part'> & { body: unknown },
): Promise<Published> {
  const sent = call(`${hosts.api}/tweets`, { method: 'POST', body: { kind: 'json', value: body } })
  const reply = await sent.catch((error: unknown) => {
    throw part.replyTo && isReplyRefused(error) ? new Unsendable('reply_refused', WORDS.replies) : error
  })
  const { id } = readBody(replySchema, reply).data
  return { kind: 'published', remoteId: id, url: postUrl(connection.handle, id), budgets: budgetsOf(reply.headers) }
}

/**
 * Returns whether a reply was refused. Self-serve apps may reply only to authors who mentioned or quoted the account; whether own threads are exempt
 * is not documented.
 * https://docs.x.com/changelog, 23 February 2026 (2026-11)
 */
function isReplyRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.reply.status !== 403) return false
  const said = refusalSchema.safeParse(error.reply.body).data
  const words = `${said?.title} ${said?.detail}`.toLowerCase()
  return REPLY_WORDS.some((each) => words.includes(each))
}

const REPLY_WORDS = ['not permitted to perform this action', 'not been mentioned', 'reply to this conversation']

const CODE = /^[A-Z]{2}$/

type Tools = Calls & { progress: Progress; explain: (error: unknown) => string }

type Video = { mediaId: string; upload: string }

/** Adds captions to an uploaded video, one file per language. X identifies languages by two letters, without regions. */
async function sendCaptions(
  tools: Tools,
  { recordKey, loadCaptions }: PublishRequest,
  { mediaId, upload }: Video,
): Promise<void> {
  const { progress } = tools
  const codes = new Set<string>()
  for (const captions of captionsFor(X_CONTRACT.media.video.captions, await loadCaptions(mediaId))) {
    const { language } = captions
    const wanted = { recordKey, mediaId, language, upload }
    const code = language.replace(/-.*/, '').toUpperCase()
    if (CODE.test(code) && !codes.has(code)) {
      await tryCaptions(tools, wanted, () => send(tools, upload, { ...captions, code }))
    } else if (ownValue(findStoredCaptions(progress.kept, wanted), language) === undefined) {
      const why = codes.has(code) ? fillWords(WORDS.captionsTwice, { code }) : WORDS.captionsLanguage
      await storeCaptions(progress, wanted, { state: 'refused', upload, tries: 0, why })
    }
    codes.add(code)
  }
}

async function send(tools: Tools, video: string, { language, file, code }: Captions & { code: string }): Promise<void> {
  const bytes = new TextEncoder().encode(file)
  const { id } = await initialize(tools, { type: 'text/srt', category: 'subtitles', size: bytes.byteLength })
  await append(tools, id, { index: 0, bytes })
  await finalize(tools, id)
  const subtitles = { id, language_code: code, display_name: languageName(language) }
  const value = { id: video, media_category: 'TweetVideo', subtitles }
  const { call, hosts } = tools
  await call(`${hosts.api}/media/subtitles`, { method: 'POST', body: { kind: 'json', value } })
}
