import { z } from 'zod'
import type { Connector } from '../../domain/ports/networks.ts'
import { connectFailure } from '../connect-failure.ts'
import { NetworkFailure } from '../network-failure.ts'
import type { Outside } from '../platform-module.ts'
import { readConnectValues } from '../read-connect-values.ts'
import { openBot } from './call-bot.ts'
import { loadChannel } from './load-channel.ts'
import { telegramSecret } from './secret.ts'

const WRONG_TOKEN = 'Telegram does not accept this token. Copy it once more from the chat with BotFather.'
const NO_CHAT = 'The bot does not see this channel. Check its name, and add the bot to it as an administrator.'
const NO_RIGHT = 'The bot may not post there. Make it an administrator that may post messages.'

const valuesSchema = z.object({
  botToken: z
    .string()
    .trim()
    .regex(/^\d{5,20}:[\w-]{10,60}$/, WRONG_TOKEN),
  chat: z
    .string()
    .trim()
    .transform((chat) => chat.replace(/^(https:\/\/)?t\.me\//, '').replace(/^@/, ''))
    .pipe(z.string().regex(/^(-?\d{5,20}|[a-z]\w{3,40})$/i))
    .transform((chat) => (/^-?\d/.test(chat) ? chat : `@${chat}`)),
})

/** Connects a channel or group through a bot that may post there. */
export function createTelegramConnector({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): Connector {
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
          isToken ? WRONG_TOKEN : isRight ? NO_RIGHT : NO_CHAT,
        )
      })
      return {
        kind: 'found',
        channels: [{ account, secret: telegramSecret({ token: botToken, chatId }), isProven: true, kind }],
      }
    },
  }
}
