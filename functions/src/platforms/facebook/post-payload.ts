import { type Captions, captionsSchema } from '@postwright/core/media/media-facts'
import { z } from 'zod'

const id = z.string().min(1)
/** Of the video, as they are sent. */
const captions = z.array(captionsSchema)

/** What the publish call sends, with everything that was uploaded before it. */
const payloadSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feed'), photos: z.array(id) }),
  z.object({ kind: z.literal('video'), captions }),
  z.object({ kind: z.literal('reel'), videoId: id, captions }),
  z.object({ kind: z.literal('video_story'), videoId: id, captions }),
  z.object({ kind: z.literal('photo_story'), photoId: id }),
  z.object({ kind: z.literal('comment') }),
])

export type PostPayload = z.infer<typeof payloadSchema>

export function readPayload(payload: string): PostPayload {
  return payloadSchema.parse(JSON.parse(payload))
}

export function writePayload(payload: PostPayload): string {
  return JSON.stringify(payload)
}

export function captionsIn(post: PostPayload): readonly Captions[] {
  return 'captions' in post ? post.captions : []
}
