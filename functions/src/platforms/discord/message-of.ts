import type { PublishContent } from '@postwright/core/publishing/content'

/** Bits of a message: no previews of links, and no notification. */
const SUPPRESS_EMBEDS = 4
const SUPPRESS_NOTIFICATIONS = 4096

/** The message of a post without its files. Mentions are shown, and notify only those that a person has named for it. */
export function messageOf({ text, media, settings }: PublishContent): object {
  const { threadName, linkPreviews, silent } = settings
  const flags = (linkPreviews === false ? SUPPRESS_EMBEDS : 0) + (silent === true ? SUPPRESS_NOTIFICATIONS : 0)
  return {
    ...(text !== '' && { content: text }),
    allowed_mentions: { parse: [] },
    ...(media.length > 0 && {
      attachments: media.map(({ alt }, id) => ({ id, ...(alt !== '' && { description: alt }) })),
    }),
    ...(flags > 0 && { flags }),
    ...(typeof threadName === 'string' && threadName.trim() !== '' && { thread_name: threadName.trim() }),
  }
}
