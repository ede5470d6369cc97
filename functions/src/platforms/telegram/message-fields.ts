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
