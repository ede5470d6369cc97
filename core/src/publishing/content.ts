import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ALT_TEXT_MAX, POST_MEDIA_MAX, POST_TEXT_MAX } from '../limits.ts'
import { mediaFactsSchema } from '../model/media.ts'

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
})

export type PublishContent = z.infer<typeof publishContentSchema>

/** The bytes that a content hash is taken over: the same content gives the same string, whatever the key order. */
export function canonicalContent(content: PublishContent): string {
  return JSON.stringify([content.text, content.media.map((m) => [m.mediaId, m.alt])])
}
