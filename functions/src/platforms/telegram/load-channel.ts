import { toOneLine } from '@postwright/core/text/one-line'
import type { Account } from '../../domain/ports/networks.ts'
import { NetworkFailure } from '../network-failure.ts'
import type { Bot } from './call-bot.ts'
import { botSchema, chatSchema, memberSchema } from './reply-schemas.ts'

const NAME_MAX = 128
const PAGES = 'https://t.me'

export type TelegramChannel = { account: Account; chatId: string; kind: string }

/**
 * The channel or group, in which the bot may post.
 * @throws NetworkFailure, with `permission` when it may not; TransportError
 */
export async function loadChannel(bot: Bot, chatId: string): Promise<TelegramChannel> {
  const { id } = await bot('getMe', {}, botSchema)
  const chat = await bot('getChat', { json: { chat_id: chatId } }, chatSchema)
  if (chat.type === 'private')
    throw new NetworkFailure({ kind: 'permission', detail: 'this is a person, not a channel' })
  const member = await bot('getChatMember', { json: { chat_id: chat.id, user_id: id } }, memberSchema)
  if (!mayPost(chat.type, member.status, member.can_post_messages)) {
    throw new NetworkFailure({ kind: 'permission', detail: `the bot is ${member.status} and may not post there` })
  }
  const name = toOneLine(chat.title, NAME_MAX) ?? String(chat.id)
  const handle = chat.username === undefined ? String(chat.id) : `@${chat.username}`
  const account = { externalId: String(chat.id), handle, name, avatar: null, service: PAGES }
  return { account, chatId: String(chat.id), kind: chat.type === 'channel' ? 'channel' : 'group' }
}

/** In a channel only administrators with that right post; in a group every member does. */
function mayPost(type: string, status: string, canPost: boolean | undefined): boolean {
  if (status === 'creator') return true
  return type === 'channel'
    ? status === 'administrator' && canPost === true
    : status === 'administrator' || status === 'member'
}
