import { z } from 'zod'
import { TELEGRAM_CONTRACT } from '@postwright/core/platforms/telegram/contract'
import type { Publisher } from '../../domain/ports/networks.ts'
import { refusalOf } from '../failed-step.ts'
import type { Outside } from '../platform-module.ts'
import { openBot } from './call-bot.ts'
import { loadChannel } from './load-channel.ts'
import { publishPost } from './publish-post.ts'
import { readTelegramSecret } from './secret.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'baseUrl'>

/** Posts to channels of Telegram as a bot, which cannot read what is posted there. */
export function createTelegramPublisher({ fetch, images, clock, baseUrl }: Needs): Publisher {
  const open = (token: string) => openBot(fetch, token, { baseUrl, now: clock.now })
  return {
    platform: TELEGRAM_CONTRACT.platform,

    // Files go out with the message, so nothing can be sent ahead.
    prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),

    publish: async (request, _payload, progress) => {
      const access = readTelegramSecret(request.secret)
      return publishPost(open(access.token), { request, progress, access, images })
    },

    reconcile: () => {
      const detail = 'a bot cannot read what was posted to a channel'
      return Promise.resolve({ kind: 'unknown', error: { kind: 'timeout_unknown', detail, retryable: false } })
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

    // NOTE a token ends only where it was made, in the chat with BotFather.
    revoke: () => Promise.resolve(),
  }
}
