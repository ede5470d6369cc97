import { YOUTUBE_CONTRACT } from '@postwright/core/platforms/youtube/contract'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/images.ts'
import type { Api } from '../oauth-api/open-api.ts'
import type { YouTubeHosts } from './hosts.ts'
import { thumbnailOf } from './video-of.ts'

const TIMEOUT = 8_000
const { maxBytes } = YOUTUBE_CONTRACT.media.images

type Tools = { call: Api; hosts: YouTubeHosts; images: Images; explain: (error: unknown) => string }

/** Gives the video the picture of the post. Answers why it failed, or null: the video is out either way. */
export async function setThumbnail(
  { call, hosts, images, explain }: Tools,
  { content, loadMedia }: PublishRequest,
  videoId: string,
): Promise<string | null> {
  const picture = thumbnailOf(content)
  if (!picture) return null
  try {
    const bytes = await loadMedia(picture.mediaId)
    if (!bytes) return 'The image for the thumbnail is missing.'
    const fitted = await images.fit({ bytes, mime: imageTypeSchema.parse(picture.mime) }, { maxBytes })
    const body = { kind: 'bytes', type: fitted.mime, bytes: fitted.bytes } as const
    await call(`${hosts.upload}/thumbnails/set`, { method: 'POST', query: { videoId }, body, timeout: TIMEOUT })
    return null
  } catch (error) {
    return `The video has no thumbnail: ${explain(error)}`
  }
}
