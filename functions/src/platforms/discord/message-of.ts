import { ownValue } from '@postwright/core/own-value'
import type { PublishContent } from '@postwright/core/publishing/content'

/** Bits of a message: no previews of links, and no notification. */
const SUPPRESS_EMBEDS = 4
const SUPPRESS_NOTIFICATIONS = 4096

/**
 * Whom the mentions of a text notify; they are shown in any case.
 * https://docs.discord.com/developers/resources/message#allowed-mentions-object (2026-11-29)
 */
const NOTIFIED = { written: ['users', 'roles'], everyone: ['users', 'roles', 'everyone'] }

/** The message of a post without its files. */
export function messageOf({ text, media, settings }: PublishContent): object {
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
