import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/images.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { YouTubeHosts } from './hosts.ts'
import { readPayload } from './prepare-upload.ts'
import { setThumbnail } from './set-thumbnail.ts'
import { sendPart, type SessionState } from './upload-session.ts'
import { videoOf } from './video-of.ts'
import { videoUrl } from './video-url.ts'

/** The rest of the time of a publish call belongs to the thumbnail. */
const SEND_TIMEOUT = NETWORK_CALL_TIMEOUT - 10_000

const INCOMPLETE: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: 'YouTube has not taken the whole video.', retryable: true },
}

type Tools = { call: Api; hosts: YouTubeHosts; images: Images; explain: (error: unknown) => string }

/** Sends the last part, with which the video exists, then its thumbnail: one that fails leaves the video as it is. */
export async function publishUpload(
  tools: Tools,
  request: PublishRequest,
  payload: string,
): Promise<Published | Unknown> {
  const state = await finish(tools.call, request, payload)
  // A session that is gone has taken nothing: the next delivery opens another one.
  if (state.kind === 'gone') throw new Unsendable('platform_down', 'YouTube has ended the upload.', { retryable: true })
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
  if (!bytes) throw new Unsendable('media_format', `The video ${mediaId} is missing.`)
  return sendPart(call, { url, start: received, total, type, bytes, timeout: SEND_TIMEOUT })
}
