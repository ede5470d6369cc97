import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import type { Api } from '../oauth-api/api.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { type YouTubeHosts, videoUrl, sendPart, type SessionState } from './api.ts'
import { readPayload, videoOf, thumbnailOf } from './prepare-post.ts'
import { YOUTUBE_CONTRACT } from '@postwright/core/platforms/youtube/contract'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.youtube

/** Timeout that leaves time in a publish call for the thumbnail. */
const SEND_TIMEOUT = NETWORK_CALL_TIMEOUT - 10_000

const INCOMPLETE: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: WORDS.incomplete, retryable: true },
}

type Tools = { call: Api; hosts: YouTubeHosts; images: Images; explain: (error: unknown) => string }

/** Sends the last part, which creates the video, then its thumbnail: a failed thumbnail leaves the video unchanged. */
export async function publishUpload(
  tools: Tools,
  request: PublishRequest,
  payload: string,
): Promise<Published | Unknown> {
  const state = await finish(tools.call, request, payload)
  // A session that is gone has stored nothing: the next delivery opens another one.
  if (state.kind === 'gone') throw new Unsendable('platform_down', WORDS.uploadEnded, { retryable: true })
  if (state.kind === 'open') return INCOMPLETE
  const { videoId } = state
  const warning = await setThumbnail(tools, request, videoId)
  return { kind: 'published', remoteId: videoId, url: videoUrl(videoId), ...(warning !== null && { warning }) }
}

async function finish(call: Api, { content, loadMedia }: PublishRequest, payload: string): Promise<SessionState> {
  const { url, received, videoId } = readPayload(payload)
  if (videoId !== null) return { kind: 'done', videoId }
  const { mediaId, mime: type, bytes: total } = videoOf(content)
  const bytes = await loadMedia(mediaId, { start: received, end: total })
  if (!bytes) throw new Unsendable('media_format', fillWords(NETWORK_WORDS.shared.videoMissing, { mediaId }))
  return sendPart(call, { url, start: received, total, type, bytes, timeout: SEND_TIMEOUT })
}

const TIMEOUT = 8_000

const { maxBytes } = YOUTUBE_CONTRACT.media.images

/** Sets the image of the post as the video's thumbnail. Returns the reason for a failure, or null: the video is published either way. */
async function setThumbnail(
  { call, hosts, images, explain }: Tools,
  { content, loadMedia }: PublishRequest,
  videoId: string,
): Promise<string | null> {
  const picture = thumbnailOf(content)
  if (!picture) return null
  try {
    const bytes = await loadMedia(picture.mediaId)
    if (!bytes) return WORDS.thumbnailMissing
    const fitted = await images.fit({ bytes, mime: imageTypeSchema.parse(picture.mime) }, { maxBytes })
    const body = { kind: 'bytes', type: fitted.mime, bytes: fitted.bytes } as const
    await call(`${hosts.upload}/thumbnails/set`, { method: 'POST', query: { videoId }, body, timeout: TIMEOUT })
    return null
  } catch (error) {
    return fillWords(WORDS.noThumbnail, { why: explain(error) })
  }
}
