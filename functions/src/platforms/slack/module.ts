import type { Outside, PlatformModule } from '../platform-module.ts'
import { z } from 'zod'
import type { Clock } from '../../domain/ports/world.ts'
import type { Connector, Publisher, PublishRequest, Secret } from '../../domain/ports/networks.ts'
import { readConnectValues } from '../connect.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { SLACK_CONTRACT } from '@postwright/core/platforms/slack/contract'
import { NetworkFailure, connectFailure, outcomeOf, refusalOf } from '../failures.ts'
import { callNetwork, type NetworkReply } from '../call-network.ts'
import { ownValue } from '@postwright/core/own-value'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { retryAtOf } from '../oauth-api/failures.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.slack

/** Returns the module for Slack channels, which are connected by an incoming webhook. */
export function createSlackModule({ fetch, clock, baseUrl }: Outside): PlatformModule {
  return { publisher: createSlackPublisher(fetch, clock), connector: createSlackConnector(fetch, clock, baseUrl) }
}

/**
 * Returns a connector for a channel of Slack, which is identified by the address of an incoming webhook. Slack does not return the channel's name, so
 * the user enters one.
 */
function createSlackConnector(fetch: SafeFetch, clock: Clock, baseUrl: string | null): Connector {
  const valuesSchema = z.object({
    address: z
      .string()
      .max(300)
      .transform((address, issues) => {
        const read = readWebhookAddress(address, baseUrl)
        if (!read) issues.addIssue({ code: 'custom', message: WORDS.notWebhook })
        return read ?? z.NEVER
      }),
    channel: z.string().trim().min(1).max(80),
  })
  return {
    begin: async (values) => {
      const { address, channel } = readConnectValues(valuesSchema, values)
      const { team, service, url } = address
      await proveWebhook(fetch, url, clock.now()).catch((error: unknown) => {
        throw connectFailure(error, clock.now(), 'address', WORDS.notAccepted)
      })
      const account = {
        externalId: `${team}/${service}`,
        handle: channel,
        name: channel,
        avatar: null,
        service: new URL(url).origin,
      }
      return { kind: 'found', channels: [{ account, secret: slackSecret(url), isProven: true, kind: 'channel' }] }
    },
  }
}

/** Hosts of Slack's incoming webhooks. */
const HOSTS = new Set(['hooks.slack.com', 'hooks.slack-gov.com'])

const PATH = /^\/services\/(?<team>T[A-Z0-9]{5,20})\/(?<service>B[A-Z0-9]{5,20})\/(?<token>[\w-]{8,60})$/

type WebhookAddress = { team: string; service: string; url: string }

/** Returns the parts of an incoming webhook's address, or null for any other address. `baseUrl` replaces Slack on a developer's machine. */
function readWebhookAddress(address: string, baseUrl: string | null): WebhookAddress | null {
  const url = URL.parse(address.trim())
  const { team, service } = PATH.exec(url?.pathname ?? '')?.groups ?? {}
  if (!url || team === undefined || service === undefined) return null
  if (baseUrl !== null) return { team, service, url: `${baseUrl}${url.pathname}` }
  if (url.protocol !== 'https:' || !HOSTS.has(url.host)) return null
  return { team, service, url: `${url.origin}${url.pathname}` }
}

/** Returns a publisher for channels of Slack through incoming webhooks, which return neither an id nor the posted message. */
function createSlackPublisher(fetch: SafeFetch, clock: Clock): Publisher {
  return {
    platform: SLACK_CONTRACT.platform,

    prepare: (request) => Promise.resolve({ kind: 'prepared', payload: JSON.stringify(messageOf(request)) }),

    publish: async ({ connection, secret, recordKey }, payload) => {
      const { url } = readSlackSecret(secret)
      const [team = ''] = connection.externalId.split('/')
      const message: unknown = JSON.parse(payload)
      try {
        await postMessage(fetch, url, Object(message), clock.now())
        return { kind: 'published', remoteId: recordKey, url: `https://app.slack.com/client/${team}` }
      } catch (error) {
        return outcomeOf(error, [url])
      }
    },

    reconcile: () => {
      const error = { kind: 'timeout_unknown', detail: WORDS.noLookup, retryable: false } as const
      return Promise.resolve({ kind: 'unknown', error })
    },

    check: async ({ externalId, handle, name, avatar, service }, secret) => {
      const { url } = readSlackSecret(secret)
      try {
        await proveWebhook(fetch, url, clock.now())
        return { kind: 'ok', account: { externalId, handle, name, avatar, service } }
      } catch (error) {
        return refusalOf(error, [url])
      }
    },

    // NOTE a webhook can only be removed in Slack; the user's other programs may post through it.
    revoke: () => Promise.resolve(),
  }
}

/** Maximum number of characters per section. */
const SECTION_MAX = 3000

/**
 * Returns the message of a post. A message with images contains its text in sections, because the plain text then appears only in notifications;
 * Slack fetches each image from its address.
 */
function messageOf({ content, mediaUrl }: Pick<PublishRequest, 'content' | 'mediaUrl'>): object {
  const text = escapeText(content.text)
  const unfurls = content.settings.linkPreviews !== false
  const shared = { text, unfurl_links: unfurls, unfurl_media: unfurls }
  if (content.media.length === 0) return shared
  const images = content.media.map(({ mediaId, alt }, index) => ({
    type: 'image',
    image_url: mediaUrl(mediaId),
    alt_text: alt.trim() === '' ? fillWords(WORDS.imageAlt, { number: index + 1 }) : alt,
  }))
  return { ...shared, blocks: [...sectionsOf(text), ...images] }
}

/** Escapes the three characters of Slack's own markup. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function sectionsOf(text: string): object[] {
  const sections: object[] = []
  for (let rest = text; rest.trim() !== '';) {
    const end = endOfSection(rest)
    sections.push({ type: 'section', text: { type: 'mrkdwn', text: rest.slice(0, end) } })
    rest = rest.slice(end).trimStart()
  }
  return sections
}

/** Returns the end of the first section: between two lines or words if possible, and never inside an escaped character. */
function endOfSection(text: string): number {
  if (text.length <= SECTION_MAX) return text.length
  const start = text.slice(0, SECTION_MAX)
  const gap = Math.max(start.lastIndexOf('\n'), start.lastIndexOf(' '))
  if (gap > SECTION_MAX / 2) return gap
  const sign = start.lastIndexOf('&')
  return sign > SECTION_MAX - 6 && !start.slice(sign).includes(';') ? sign : SECTION_MAX
}

/** Full address of the webhook: anyone who knows it may post. */
const secretSchema = z.object({ url: z.string() })

const readSlackSecret = (secret: Secret): { url: string } => secretSchema.parse(JSON.parse(secret))

const slackSecret = (url: string): Secret => JSON.stringify({ url })

/** Replies of a working webhook to an empty message; a broken one replies with its error. */
const NOTHING_TO_POST = new Set(['no_text', 'invalid_payload'])

/**
 * Verifies that a webhook accepts posts, without posting.
 * @throws NetworkFailure, TransportError
 */
async function proveWebhook(fetch: SafeFetch, url: string, now: number): Promise<void> {
  try {
    await postMessage(fetch, url, {}, now)
  } catch (error) {
    if (!(error instanceof NetworkFailure) || !NOTHING_TO_POST.has(error.message)) throw error
  }
}

/** @throws NetworkFailure unless Slack replies with `ok`; TransportError */
async function postMessage(fetch: SafeFetch, url: string, message: object, now: number): Promise<void> {
  const reply = await callNetwork(fetch, url, { json: message })
  if (reply.status !== 200 || reply.text.trim() !== 'ok') throw failureOf(reply, now)
}

/** Error kinds by Slack's reply, which is plain text. */
const KINDS: Record<string, PublishErrorKind> = {
  invalid_token: 'token_expired',
  token_revoked: 'token_expired',
  no_service: 'disconnected',
  no_service_id: 'disconnected',
  no_team: 'disconnected',
  team_disabled: 'disconnected',
  channel_not_found: 'disconnected',
  channel_is_archived: 'permission',
  action_prohibited: 'permission',
  posting_to_general_channel_denied: 'permission',
  user_not_found: 'permission',
  invalid_blocks: 'media_format',
  invalid_blocks_format: 'media_format',
  invalid_payload: 'content_policy',
  no_text: 'content_policy',
  msg_too_long: 'content_policy',
  too_many_attachments: 'content_policy',
}

const BY_STATUS: Record<number, PublishErrorKind> = { 403: 'permission', 404: 'disconnected', 410: 'permission' }

/** Returns the failure of a reply other than `ok`. */
function failureOf({ status, headers, text }: NetworkReply, now: number): NetworkFailure {
  const code = text.trim().slice(0, 100)
  if (status === 429) return new NetworkFailure({ kind: 'rate_limit', detail: code, retryAt: retryAtOf(headers, now) })
  const known = ownValue(KINDS, code)
  if (known) return new NetworkFailure({ kind: known, detail: code })
  if (status >= 500) return new NetworkFailure({ kind: 'platform_down', detail: `${status} ${code}`, isCertain: false })
  // A proxy or a firewall replies with markup instead of a code.
  if (!/^\w+$/.test(code))
    return new NetworkFailure({ kind: 'platform_down', detail: `${status}`, isCertain: status >= 400 })
  return new NetworkFailure({ kind: BY_STATUS[status] ?? 'content_policy', detail: code, isCertain: status >= 400 })
}
