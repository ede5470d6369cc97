import { ownValue } from '@postwright/core/own-value'
import { captionsFor } from '@postwright/core/captions/captions-for'
import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { keptCaptions } from '../oauth-api/kept-captions.ts'
import { tryCaptions } from '../oauth-api/try-captions.ts'
import { beginVideo } from './begin-upload.ts'
import { sendCaptions } from './send-captions.ts'
import type { UploadTools } from './upload-tools.ts'
import { keepVideo, keptVideo, type OpenVideo } from './video-parts.ts'

type Item = PublishRequest['content']['media'][number]

/**
 * A video that an earlier delivery has announced, or one that is announced now. Its captions are sent before the video is kept and
 * before its parts: LinkedIn may wait for captions that were announced, so a video whose captions it refuses is announced once more
 * without any, and one whose captions may or may not have arrived is announced anew by the next delivery.
 */
export async function openVideo(
  tools: UploadTools,
  { recordKey, connection, loadCaptions }: PublishRequest,
  { mediaId, bytes: size }: Item,
): Promise<OpenVideo> {
  const { progress, now } = tools
  const known = keptVideo(progress.kept, { recordKey, mediaId, now: now() })
  if (known) return known
  const facts = { owner: connection.externalId, size, recordKey }
  const [captions] = captionsFor(LINKEDIN_CONTRACT.media.video.captions, await loadCaptions(mediaId))
  const wanted = { recordKey, mediaId }
  if (captions && ownValue(keptCaptions(progress.kept, wanted), captions.language)?.state !== 'refused') {
    const { video, captionsAddress } = await beginVideo(tools, { ...facts, hasCaptions: true })
    const { language } = captions
    const send = () => sendCaptions(tools, captionsAddress, captions)
    const isTaken = await tryCaptions(tools, { ...wanted, language, upload: video.urn }, send)
    if (isTaken) return keepVideo(progress, mediaId, video)
  }
  const { video } = await beginVideo(tools, { ...facts, hasCaptions: false })
  return keepVideo(progress, mediaId, video)
}
