import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { WebhookEvent } from './send-event.ts'

/** A post as receivers get it. Files are named by addresses that hold for hours. */
export function eventOf({ content, part, recordKey, intentAt, mediaUrl }: PublishRequest): WebhookEvent {
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
