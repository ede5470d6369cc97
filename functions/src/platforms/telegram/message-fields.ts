import { readPairs } from '@postwright/core/platforms/setting-pairs'
import type { PublishRequest } from '../../domain/ports/networks.ts'

/** What every message of a post has besides its content. */
export function messageFields(
  chatId: string,
  { content, part }: Pick<PublishRequest, 'content' | 'part'>,
): Record<string, unknown> {
  const { silent, protected: isProtected } = content.settings
  const answered = part.replyTo && Number(part.replyTo.parent)
  return {
    chat_id: chatId,
    ...(silent === true && { disable_notification: true }),
    ...(isProtected === true && { protect_content: true }),
    ...(answered !== null && { reply_parameters: { message_id: answered } }),
  }
}

/**
 * The buttons below the message, each in a row of its own. Parts of a thread have none: they are the post's.
 * https://core.telegram.org/bots/api#inlinekeyboardmarkup (2026-11-29)
 */
export function buttonsOf({ content, part }: Pick<PublishRequest, 'content' | 'part'>): Record<string, unknown> {
  const { buttons } = content.settings
  const pairs = typeof buttons === 'string' && part.kind === 'post' ? readPairs(buttons) : []
  const rows = pairs
    .map(({ name, address }) => ({ text: name.trim(), url: address.trim() }))
    .filter(({ text, url }) => text !== '' && url !== '')
  return rows.length === 0 ? {} : { reply_markup: { inline_keyboard: rows.map((row) => [row]) } }
}
