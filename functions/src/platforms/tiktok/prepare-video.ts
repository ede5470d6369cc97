import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { chunksOf } from './chunks-of.ts'
import { type Container, CONTAINER, writeContainer } from './container.ts'
import type { TikTokHosts } from './hosts.ts'
import { openVideo } from './open-container.ts'
import type { PostInfo } from './post-info.ts'
import { sendChunk } from './send-chunk.ts'
import { videoOf } from './video-of.ts'

const SENT = 'sent'

type Apis = { call: Api; store: Api; hosts: TikTokHosts }
/** `begun`: what an earlier delivery has begun, and the part that comes next. */
type Facts = {
  info: PostInfo
  isDraft: boolean
  progress: Progress
  begun: { container: Container; next: number } | null
  now: number
}

/**
 * Begins the video, or goes on with one that was begun, and sends all of it but its last part: with that the network
 * publishes, so it is left to the one step that does.
 */
export async function prepareVideo(
  { call, store, hosts }: Apis,
  { recordKey, content, loadMedia }: PublishRequest,
  { info, isDraft, progress, begun, now }: Facts,
): Promise<Container> {
  const video = videoOf(content)
  const chunks = chunksOf(video.bytes)
  const container = begun?.container ?? {
    recordKey,
    openedAt: now,
    ...(await openVideo(call, hosts, { info, isDraft, chunks })),
  }
  if (!begun) await progress.keep(CONTAINER, writeContainer(container))
  for (let index = begun?.next ?? 0; index < chunks.count - 1; index += 1) {
    const part = { url: container.uploadUrl, chunks, index }
    await sendChunk(store, part, video, { loadMedia, timeout: UPLOAD_TIMEOUT })
    // Stored for the claim, which it prolongs: the network itself says how far it is.
    await progress.keep(SENT, String(index + 1))
  }
  return container
}
