import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Clock } from '../../domain/ports/world.ts'
import type { Progress, Published, PublishRequest, Refused, Unknown } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/api.ts'
import { CONTAINER, writeContainer, postPhotos } from './container.ts'
import { type TikTokHosts, loadStatus, planChunks, sendChunk } from './api.ts'
import { toPublishOutcome } from './failures.ts'
import { readPayload } from './prepare-post.ts'
import { isPhotoPost, videoOf } from './post-info.ts'

/** Pauses in milliseconds between queries for the status of the post; the first query follows immediately. */
const PAUSES = [1_000, 3_000, 4_000]
/** Timeout that leaves time in a publish call for these queries. */
const SEND_TIMEOUT = NETWORK_CALL_TIMEOUT - 12_000
const NOT_ASKED = { status: 'PROCESSING_UPLOAD', failReason: '', postId: null, uploaded: 0 }

type Apis = { call: Api; store: Api; hosts: TikTokHosts }
type Steps = { payload: string; progress: Progress; clock: Clock }

/**
 * Sends the last part of a video, or lets the network fetch photos: either publishes the post or creates the draft. The outcome is unknown while the
 * network is still processing the post after the last status query.
 */
export async function publishPost(
  apis: Apis,
  request: PublishRequest,
  steps: Steps,
): Promise<Published | Refused | Unknown> {
  const { call, hosts } = apis
  const { clock } = steps
  const publishId = await sendRest(apis, request, steps)
  const isPhoto = isPhotoPost(request.content)
  const facts = { publishId, handle: request.connection.handle, isPhoto }
  for (const pause of PAUSES) {
    const outcome = await look()
    if (outcome.kind !== 'unknown') return outcome
    await clock.sleep(pause)
  }
  return look()

  /** Queries the status. A failed query proves nothing about the post, which the network has received. */
  async function look(): Promise<Published | Refused | Unknown> {
    const status = await loadStatus(call, hosts, publishId).catch(() => NOT_ASKED)
    return toPublishOutcome(status, { ...facts, now: clock.now() })
  }
}

/** Sends the last part or the photos, unless an earlier delivery sent everything; returns the network's id of the post. */
async function sendRest(
  { call, store, hosts }: Apis,
  { content, recordKey, mediaUrl, loadMedia }: PublishRequest,
  { payload, progress, clock }: Steps,
): Promise<string> {
  const read = readPayload(payload)
  if (read.kind === 'photos') {
    const urls = content.media.map(({ mediaId }) => mediaUrl(mediaId))
    const opened = await postPhotos(call, hosts, { info: read.info, isDraft: read.isDraft, urls })
    await progress.keep(CONTAINER, writeContainer({ ...opened, recordKey, openedAt: clock.now() }))
    return opened.publishId
  }
  if (read.kind === 'video') {
    const video = videoOf(content)
    const chunks = planChunks(video.bytes)
    const part = { url: read.uploadUrl, chunks, index: chunks.count - 1 }
    await sendChunk(store, part, video, { loadMedia, timeout: SEND_TIMEOUT })
  }
  return read.publishId
}
