import { z } from 'zod'
import { documentId } from '../ids.ts'
import {
  ALT_TEXT_MAX,
  CAPTIONS_LANGUAGES_MAX,
  POST_MEDIA_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
} from '../limits.ts'
import { captionsSchema, mediaFactsSchema } from '../media/media-facts.ts'
import { channelSettingsSchema } from '../platforms/channel-facts.ts'
import { manyLines } from '../text/text-fields.ts'

const pollSchema = z.object({
  options: z.array(manyLines(POLL_OPTION_MAX)).max(POLL_OPTIONS_MAX),
  /** Duration of the poll, in milliseconds. */
  duration: z.int().min(1),
  /** True if several options may be selected. */
  multiple: z.boolean(),
})

export type Poll = z.infer<typeof pollSchema>

/** Content published on one channel, frozen when the post is scheduled. */
export const publishContentSchema = z.object({
  text: z.string().max(POST_TEXT_MAX),
  media: z
    .array(
      z.object({
        mediaId: documentId(),
        alt: z.string().max(ALT_TEXT_MAX),
        ...mediaFactsSchema.shape,
        /** Captions of a video that the network accepts; missing in content from before captions were frozen. */
        captions: z.array(captionsSchema).max(CAPTIONS_LANGUAGES_MAX).optional(),
      }),
    )
    .max(POST_MEDIA_MAX),
  title: z.string().max(POST_TITLE_MAX).default(''),
  poll: pollSchema.nullable().default(null),
  /** Complete settings for this channel. */
  settings: channelSettingsSchema.default({}),
})

export type PublishContent = z.infer<typeof publishContentSchema>

/**
 * Returns the text that the content hash is computed from: every field of the content, regardless of key order. A new content field is included
 * automatically.
 */
export function canonicalContent(content: PublishContent): string {
  const media = content.media.map(({ captions = [], ...file }) => ({ ...file, captions }))
  return JSON.stringify({ ...content, media }, sortKeys)
}

/** Returns the content without captions, because contents that differ only in captions count as the same publication. */
export function withoutCaptions(content: PublishContent): PublishContent {
  return { ...content, media: content.media.map((file) => (file.captions ? { ...file, captions: [] } : file)) }
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
