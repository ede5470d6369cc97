import type { Outside, PlatformModule } from '../platform-module.ts'
import { z } from 'zod'
import type { Connector, Publisher, Metrics } from '../../domain/ports/networks.ts'
import { connectFailure, outcomeOf, refusalOf } from '../failures.ts'
import { readConnectValues } from '../connect.ts'
import { discordSecret, readDiscordSecret, secretsIn, type DiscordSecret, loadWebhook } from './connect.ts'
import { DISCORD_CONTRACT } from '@postwright/core/platforms/discord/contract'
import { publishMessage } from './publish-post.ts'
import { callNetwork } from '../call-network.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failures.ts'
import { ownValue } from '@postwright/core/own-value'
import type { PublishContent } from '@postwright/core/publishing/content'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.discord

/** Returns the module for Discord channels, which are connected by a webhook. */
export function createDiscordModule(outside: Outside): PlatformModule {
  return { publisher: createDiscordPublisher(outside), connector: createDiscordConnector(outside) }
}

/** Returns a connector for a channel of Discord, which is identified by the address of its webhook. */
function createDiscordConnector({ fetch, clock, baseUrl }: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): Connector {
  const valuesSchema = z.object({
    address: z
      .string()
      .max(300)
      .transform((address, issues) => {
        const read = readWebhookAddress(address, baseUrl)
        if (!read) issues.addIssue({ code: 'custom', message: WORDS.notWebhook })
        return read ?? z.NEVER
      }),
  })
  return {
    begin: async (values) => {
      const { url, threadId } = readConnectValues(valuesSchema, values).address
      const account = await loadWebhook(fetch, { url, baseUrl, now: clock.now() }).catch((error: unknown) => {
        throw connectFailure(error, clock.now(), 'address', WORDS.unknownWebhook)
      })
      return {
        kind: 'found',
        channels: [{ account, secret: discordSecret({ url, threadId }), isProven: true, kind: 'channel' }],
      }
    },
  }
}

const HOSTS = /^((canary|ptb)\.)?discord(app)?\.com$/

const PATH = /^\/api\/(v\d+\/)?webhooks\/(?<id>\d{15,22})\/(?<token>[\w-]{10,100})$/

const API = 'https://discord.com'

type WebhookAddress = {
  id: string
  /** Address of the webhook at the current version of the API. */
  url: string
  /** Thread of the channel that receives the messages. */
  threadId: string | null
}

/** Returns the parts of a webhook's address, or null for any other address. `baseUrl` replaces Discord on a developer's machine. */
function readWebhookAddress(address: string, baseUrl: string | null): WebhookAddress | null {
  const url = URL.parse(address.trim())
  const { id, token } = PATH.exec(url?.pathname ?? '')?.groups ?? {}
  if (!url || id === undefined || token === undefined) return null
  if (baseUrl === null && (url.protocol !== 'https:' || !HOSTS.test(url.host))) return null
  return { id, url: `${baseUrl ?? API}/api/v10/webhooks/${id}/${token}`, threadId: url.searchParams.get('thread_id') }
}

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'baseUrl'>

/** Returns a publisher for channels of Discord. A webhook can only look up a message by its id. */
function createDiscordPublisher({ fetch, images, clock, baseUrl }: Needs): Publisher {
  return {
    platform: DISCORD_CONTRACT.platform,

    prepare: ({ content }) => Promise.resolve({ kind: 'prepared', payload: JSON.stringify(messageOf(content)) }),

    publish: async (request, payload) => {
      const access = readDiscordSecret(request.secret)
      const [guildId = ''] = request.connection.externalId.split('/')
      try {
        return await publishMessage({ fetch, images }, { request, payload, access, guildId, now: clock.now() })
      } catch (error) {
        return outcomeOf(error, secretsIn(access))
      }
    },

    reconcile: () => {
      const error = { kind: 'timeout_unknown', detail: WORDS.noLookup, retryable: false } as const
      return Promise.resolve({ kind: 'unknown', error })
    },

    metrics: async (_connection, secret, messageId) => {
      const access = readDiscordSecret(secret)
      try {
        return { kind: 'metrics', values: await loadMetrics(fetch, access, { messageId, now: clock.now() }) }
      } catch (error) {
        return refusalOf(error, secretsIn(access))
      }
    },

    check: async (_connection, secret) => {
      const access = readDiscordSecret(secret)
      try {
        return { kind: 'ok', account: await loadWebhook(fetch, { url: access.url, baseUrl, now: clock.now() }) }
      } catch (error) {
        return refusalOf(error, secretsIn(access))
      }
    },

    // NOTE deleting a webhook would also break the user's other programs that post through it.
    revoke: () => Promise.resolve(),
  }
}

const messageSchema = z.object({ reactions: z.array(z.object({ count: z.int().min(0) })).catch([]) })

/** @throws NetworkFailure, TransportError */
async function loadMetrics(
  fetch: SafeFetch,
  { url, threadId }: DiscordSecret,
  { messageId, now }: { messageId: string; now: number },
): Promise<Metrics> {
  const query = threadId === null ? '' : `?${new URLSearchParams({ thread_id: threadId }).toString()}`
  const reply = await callNetwork(fetch, `${url}/messages/${encodeURIComponent(messageId)}${query}`)
  if (reply.status !== 200) throw failureOf(reply, now)
  const { reactions } = messageSchema.parse(reply.body)
  return { likes: reactions.reduce((sum, { count }) => sum + count, 0) }
}

/** Message flags that suppress link previews and notifications. */
const SUPPRESS_EMBEDS = 4

const SUPPRESS_NOTIFICATIONS = 4096

/**
 * Kinds of mentions that send notifications, by setting; mentions are always shown.
 * https://docs.discord.com/developers/resources/message#allowed-mentions-object (2026-11-29)
 */
const NOTIFIED = { written: ['users', 'roles'], everyone: ['users', 'roles', 'everyone'] }

/** Returns the message of a post without its files. */
function messageOf({ text, media, settings }: PublishContent): object {
  const { threadName, linkPreviews, silent, mentions } = settings
  const flags = (linkPreviews === false ? SUPPRESS_EMBEDS : 0) + (silent === true ? SUPPRESS_NOTIFICATIONS : 0)
  return {
    ...(text !== '' && { content: text }),
    allowed_mentions: { parse: typeof mentions === 'string' ? (ownValue(NOTIFIED, mentions) ?? []) : [] },
    ...(media.length > 0 && {
      attachments: media.map(({ alt }, id) => ({ id, ...(alt !== '' && { description: alt }) })),
    }),
    ...(flags > 0 && { flags }),
    ...(typeof threadName === 'string' && threadName.trim() !== '' && { thread_name: threadName.trim() }),
  }
}
