import { type Captions, captionsSchema } from '@postwright/core/media/media-facts'
import { z } from 'zod'
import { isVideo } from '@postwright/core/media/media-kind'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { seenContainerSchema } from '../meta-graph/containers.ts'
import { MissingMedia } from '../meta-graph/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const id = z.string().min(1)
/** Captions of the video, as sent to Facebook. */
const captions = z.array(captionsSchema)

/** Content of the publish call, with everything that was uploaded before it. */
const payloadSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feed'), photos: z.array(id) }),
  z.object({ kind: z.literal('video'), captions }),
  z.object({ kind: z.literal('reel'), video: seenContainerSchema, captions }),
  z.object({ kind: z.literal('video_story'), video: seenContainerSchema, captions }),
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

export type PostFormat = 'feed' | 'video' | 'reel' | 'photo_story' | 'video_story'

/**
 * Returns the format of a post on a Page.
 * @throws MissingMedia when the chosen format does not accept its files
 */
export function formatOf({ media, settings }: PublishRequest['content']): PostFormat {
  const [first] = media
  const hasVideo = first !== undefined && isVideo(first)
  if (settings.format === 'reel') {
    if (!hasVideo || media.length !== 1) throw new MissingMedia(NETWORK_WORDS.facebook.reelMedia)
    return 'reel'
  }
  if (settings.format === 'story') {
    if (media.length !== 1) throw new MissingMedia(NETWORK_WORDS.facebook.storyMedia)
    return hasVideo ? 'video_story' : 'photo_story'
  }
  return hasVideo ? 'video' : 'feed'
}
