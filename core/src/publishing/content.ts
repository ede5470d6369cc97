import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ALT_TEXT_MAX, POST_MEDIA_MAX, POST_TEXT_MAX, POST_TITLE_MAX } from '../limits.ts'
import { mediaFactsSchema } from '../model/media.ts'
import { channelSettingsSchema } from '../platforms/channel-facts.ts'
import { pollSchema } from './poll.ts'

/** What goes out on one channel, frozen when the post is scheduled. */
export const publishContentSchema = z.object({
  text: z.string().max(POST_TEXT_MAX),
  media: z
    .array(
      z.object({
        mediaId: documentId(),
        alt: z.string().max(ALT_TEXT_MAX),
        ...mediaFactsSchema.shape,
      }),
    )
    .max(POST_MEDIA_MAX),
  title: z.string().max(POST_TITLE_MAX).default(''),
  poll: pollSchema.nullable().default(null),
  /** What was chosen for this channel, complete. */
  settings: channelSettingsSchema.default({}),
})

export type PublishContent = z.infer<typeof publishContentSchema>

/** The bytes that a content hash is taken over: the same content gives the same string, whatever the key order. */
export function canonicalContent({ text, media, title, poll, settings }: PublishContent): string {
  const files = media.map((m) => [m.mediaId, m.alt])
  const chosen = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))
  // Content from before these three existed has none of them, and keeps its hash.
  const isPlain = title === '' && poll === null && chosen.length === 0
  const rest = poll && [poll.options, poll.duration, poll.multiple]
  return JSON.stringify(isPlain ? [text, files] : [text, files, title, rest, chosen])
}
