import type { Outside, PlatformModule } from '../platform-module.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Connector, Publisher, PublishRequest, Secret } from '../../domain/ports/networks.ts'
import type { Ids } from '../../domain/ports/world.ts'
import { NetworkFailure, connectFailure, refusalOf } from '../failures.ts'
import { readConnectValues } from '../connect.ts'
import { WEBHOOK_CONTRACT } from '@postwright/core/platforms/webhook/contract'
import { callNetwork, type NetworkReply } from '../call-network.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { signEvent } from '../sign-and-send-event.ts'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { retryAtOf } from '../oauth-api/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Returns the module for any program that accepts signed webhooks. */
export function createWebhookModule(outside: Outside): PlatformModule {
  return { publisher: createWebhookPublisher(outside), connector: createWebhookConnector(outside) }
}

/**
 * Errors of an unreachable receiver. Any other refusal is allowed: a receiver that checks signatures refuses until it knows the secret, which it gets
 * only once the channel is connected.
 */
const NOT_THERE_STATUS = new Set(['disconnected', 'platform_down'])

const valuesSchema = z.object({
  name: z.string().trim().min(1).max(80),
  address: z.url({ protocol: /^https?$/ }).max(512),
  secret: z
    .string()
    .trim()
    .regex(/^whsec_[A-Za-z0-9+/]{32,172}={0,2}$/, NETWORK_WORDS.webhook.notSecret)
    .optional(),
})

/** Returns a connector for an address that accepts signed events. Its secret is created here unless the receiver already has one. */
function createWebhookConnector({ fetch, clock, ids }: Pick<Outside, 'fetch' | 'clock' | 'ids'>): Connector {
  return {
    begin: async (values) => {
      const { name, address, secret: own } = readConnectValues(valuesSchema, values)
      const key = own ?? newKey(ids)
      const now = clock.now()
      const event = { id: `channel_${ids.random()}`, type: 'channel.connected', at: now, data: { name } }
      await sendEvent(fetch, { url: address, key }, { event, now }).catch((error: unknown) => {
        const isThere = error instanceof NetworkFailure && !NOT_THERE_STATUS.has(error.kind)
        if (!isThere) throw connectFailure(error, now, 'address', NETWORK_WORDS.webhook.nothingThere)
      })
      const { origin, host } = new URL(address)
      // The address itself may contain a key, so its hash identifies the channel.
      const externalId = createHash('sha256').update(address).digest('hex')
      const account = { externalId, handle: name, name: `${name} (${host})`, avatar: null, service: origin }
      const channels = [{ account, secret: webhookSecret({ url: address, key }), isProven: true }]
      return { kind: 'found', channels, ...(own === undefined && { notice: key }) }
    },
  }
}

function newKey(ids: Ids): string {
  const bytes = createHash('sha256').update(`${ids.random()}${ids.random()}`).digest('base64')
  return `whsec_${bytes}`
}

/** Returns a publisher that sends posts to addresses as signed events. */
function createWebhookPublisher({ fetch, clock, ids }: Pick<Outside, 'fetch' | 'clock' | 'ids'>): Publisher {
  return {
    platform: WEBHOOK_CONTRACT.platform,

    prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),

    // A call without a reply is a refusal too: a retry with the same id cannot duplicate the post, so no look-up is needed.
    publish: async (request) => {
      const access = readWebhookSecret(request.secret)
      try {
        await sendEvent(fetch, access, { event: eventOf(request), now: clock.now() })
        return { kind: 'published', remoteId: request.recordKey, url: request.connection.service }
      } catch (error) {
        return refusalOf(error, [access.url, access.key])
      }
    },

    // A receiver cannot be queried. Sending the event again under its id is safe whether it arrived or not.
    reconcile: () => Promise.resolve({ kind: 'absent' }),

    check: async ({ externalId, handle, name, avatar, service }, secret) => {
      const access = readWebhookSecret(secret)
      const now = clock.now()
      const event = { id: `channel_${ids.random()}`, type: 'channel.checked', at: now, data: {} }
      try {
        await sendEvent(fetch, access, { event, now })
        return { kind: 'ok', account: { externalId, handle, name, avatar, service } }
      } catch (error) {
        return refusalOf(error, [access.url, access.key])
      }
    },

    revoke: () => Promise.resolve(),
  }
}

/** Returns a post as an event for receivers. Files are referenced by addresses that are valid for hours. */
function eventOf({ content, part, recordKey, intentAt, mediaUrl }: PublishRequest): WebhookEvent {
  const media = content.media.map(({ mediaId, alt, mime, width, height }) => ({
    url: mediaUrl(mediaId),
    alt,
    mime,
    width,
    height,
  }))
  const thread = part.replyTo && { index: part.index, root: part.replyTo.root, parent: part.replyTo.parent }
  const data = { text: content.text, title: content.title, media, thread }
  return { id: recordKey, type: 'post.published', at: intentAt, data }
}

/** `at`: the time of the event, the same for every retry. */
type WebhookEvent = { id: string; type: string; at: number; data: object }

/**
 * Sends an event signed according to Standard Webhooks; its id is the same for every retry, so that a receiver processes it once.
 * @throws NetworkFailure unless the receiver replies with 2xx; TransportError, AppError `address_refused`
 */
async function sendEvent(
  fetch: SafeFetch,
  { url, key }: WebhookSecret,
  { event: { id, type, at, data }, now }: { event: WebhookEvent; now: number },
): Promise<void> {
  const body = JSON.stringify({ id, type, timestamp: new Date(at).toISOString(), data })
  const headers = signEvent([key], { id, body, now })
  const reply = await callNetwork(fetch, url, { headers, text: { type: 'application/json', body } })
  if (reply.status < 200 || reply.status >= 300) throw failureOf(reply, now)
}

const DETAIL_MAX = 300

const BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  404: 'disconnected',
  408: 'platform_down',
  410: 'disconnected',
  413: 'media_format',
  425: 'platform_down',
  429: 'rate_limit',
}

/**
 * Returns the failure of an unsuccessful reply. A receiver processes each id once, so a retry cannot duplicate the event: even a server error counts
 * as a certain failure.
 */
function failureOf({ status, headers, text }: NetworkReply, now: number): NetworkFailure {
  const detail = `HTTP ${status} ${text.slice(0, DETAIL_MAX)}`.trim()
  if (status < 400 || status >= 500) {
    return new NetworkFailure({ kind: 'platform_down', detail, retryAt: retryAtOf(headers, now) })
  }
  return new NetworkFailure({ kind: BY_STATUS[status] ?? 'content_policy', detail, retryAt: retryAtOf(headers, now) })
}

/** Address of the receiver, which may contain a key, and the signing key. */
const secretSchema = z.object({ url: z.string(), key: z.string() })

type WebhookSecret = z.infer<typeof secretSchema>

const readWebhookSecret = (secret: Secret): WebhookSecret => secretSchema.parse(JSON.parse(secret))

const webhookSecret = (secret: WebhookSecret): Secret => JSON.stringify(secret)
