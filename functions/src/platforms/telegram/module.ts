import type { Outside, PlatformModule } from '../platform-module.ts'
import { z } from 'zod'
import type { Connector, Publisher, Account } from '../../domain/ports/networks.ts'
import { NetworkFailure, connectFailure, refusalOf } from '../failures.ts'
import { readConnectValues } from '../connect.ts'
import { telegramSecret, readTelegramSecret, openBot, type Bot, botSchema, chatSchema, memberSchema } from './api.ts'
import { TELEGRAM_CONTRACT } from '@postwright/core/platforms/telegram/contract'
import { publishPost } from './publish-post.ts'
import { toOneLine } from '@postwright/core/text/text-fields'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.telegram

/** Returns the module for Telegram channels and groups, which are connected by a bot. */
export function createTelegramModule(outside: Outside): PlatformModule {
  return { publisher: createTelegramPublisher(outside), connector: createTelegramConnector(outside) }
}

const valuesSchema = z.object({
  botToken: z
    .string()
    .trim()
    .regex(/^\d{5,20}:[\w-]{10,60}$/, WORDS.wrongToken),
  chat: z
    .string()
    .trim()
    .transform((chat) => chat.replace(/^(https:\/\/)?t\.me\//, '').replace(/^@/, ''))
    .pipe(z.string().regex(/^(-?\d{5,20}|[a-z]\w{3,40})$/i))
    .transform((chat) => (/^-?\d/.test(chat) ? chat : `@${chat}`)),
})

/** Returns a connector for a channel or group through a bot that may post there. */
function createTelegramConnector({ fetch, clock, baseUrl }: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): Connector {
  return {
    begin: async (values) => {
      const { botToken, chat } = readConnectValues(valuesSchema, values)
      const bot = openBot(fetch, botToken, { baseUrl, now: clock.now })
      const { account, chatId, kind } = await loadChannel(bot, chat).catch((error: unknown) => {
        const isToken = error instanceof NetworkFailure && error.kind === 'token_expired'
        const isRight = error instanceof NetworkFailure && error.kind === 'permission'
        throw connectFailure(
          error,
          clock.now(),
          isToken ? 'botToken' : 'chat',
          isToken ? WORDS.wrongToken : isRight ? WORDS.noRight : WORDS.noChat,
        )
      })
      return {
        kind: 'found',
        channels: [{ account, secret: telegramSecret({ token: botToken, chatId }), isProven: true, kind }],
      }
    },
  }
}

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'baseUrl'>

/** Returns a publisher for channels of Telegram as a bot, which cannot read the posts there. */
function createTelegramPublisher({ fetch, images, clock, baseUrl }: Needs): Publisher {
  const open = (token: string) => openBot(fetch, token, { baseUrl, now: clock.now })
  return {
    platform: TELEGRAM_CONTRACT.platform,

    // Files are sent with the message, so nothing can be sent before it.
    prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),

    publish: async (request, _payload, progress) => {
      const access = readTelegramSecret(request.secret)
      return publishPost(open(access.token), { request, progress, access, images })
    },

    reconcile: () => {
      const error = { kind: 'timeout_unknown', detail: WORDS.noLookup, retryable: false } as const
      return Promise.resolve({ kind: 'unknown', error })
    },

    // https://core.telegram.org/bots/api#getchatmembercount (2026-11)
    followers: async (_connection, secret) => {
      const { token, chatId } = readTelegramSecret(secret)
      try {
        const count = await open(token)('getChatMemberCount', { json: { chat_id: chatId } }, z.int().min(0))
        return { kind: 'followers', count }
      } catch (error) {
        return refusalOf(error, [token])
      }
    },

    check: async (_connection, secret) => {
      const { token, chatId } = readTelegramSecret(secret)
      try {
        const { account, kind } = await loadChannel(open(token), chatId)
        return { kind: 'ok', account, facts: { kind } }
      } catch (error) {
        return refusalOf(error, [token])
      }
    },

    // NOTE a token can only be revoked where it was created, in the chat with BotFather.
    revoke: () => Promise.resolve(),
  }
}

const NAME_MAX = 128

const PAGES = 'https://t.me'

type TelegramChannel = { account: Account; chatId: string; kind: string }

/**
 * Returns the channel or group in which the bot may post.
 * @throws NetworkFailure, with `permission` when it may not; TransportError
 */
async function loadChannel(bot: Bot, chatId: string): Promise<TelegramChannel> {
  const { id } = await bot('getMe', {}, botSchema)
  const chat = await bot('getChat', { json: { chat_id: chatId } }, chatSchema)
  if (chat.type === 'private') throw new NetworkFailure({ kind: 'permission', detail: WORDS.person })
  const member = await bot('getChatMember', { json: { chat_id: chat.id, user_id: id } }, memberSchema)
  if (!mayPost(chat.type, member.status, member.can_post_messages)) {
    const detail = fillWords(WORDS.botMayNotPost, { status: member.status })
    throw new NetworkFailure({ kind: 'permission', detail })
  }
  const name = toOneLine(chat.title, NAME_MAX) ?? String(chat.id)
  const handle = chat.username === undefined ? String(chat.id) : `@${chat.username}`
  const account = { externalId: String(chat.id), handle, name, avatar: null, service: PAGES }
  return { account, chatId: String(chat.id), kind: chat.type === 'channel' ? 'channel' : 'group' }
}

/** Returns whether the bot may post: in a channel only administrators with that right may; in a group every member may. */
function mayPost(type: string, status: string, canPost: boolean | undefined): boolean {
  if (status === 'creator') return true
  return type === 'channel'
    ? status === 'administrator' && canPost === true
    : status === 'administrator' || status === 'member'
}
