import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import { openVideo } from './open-video.ts'
import { sendFile } from './send-file.ts'
import { keepFile, keptFile, type SentFile } from './upload.ts'
import { keepTag } from './video-parts.ts'
import type { UploadTools } from './upload-tools.ts'

type Item = PublishRequest['content']['media'][number]

/** Has a file at LinkedIn: one call for a picture or a document, parts of a video, from where an earlier delivery stopped. */
export async function uploadMedia(tools: UploadTools, request: PublishRequest, item: Item): Promise<SentFile> {
  const { progress, now } = tools
  const { recordKey } = request
  const known = keptFile(progress.kept, { recordKey, mediaId: item.mediaId })
  if (known) return known
  const urn = await (item.mime.startsWith('video/') ? sendVideo(tools, request, item) : sendOne(tools, request, item))
  return keepFile(progress, item.mediaId, { recordKey, urn, sentAt: now() })
}

async function sendOne(tools: UploadTools, request: PublishRequest, { mediaId, mime }: Item): Promise<string> {
  const original = await request.loadMedia(mediaId)
  if (!original) throw missing(mediaId)
  const imageType = imageTypeSchema.safeParse(mime).data
  const limits = LINKEDIN_CONTRACT.media.images
  const bytes = imageType ? (await tools.images.fit({ bytes: original, mime: imageType }, limits)).bytes : original
  return sendFile(tools, request.connection.externalId, { kind: imageType ? 'image' : 'document', bytes })
}

async function sendVideo(tools: UploadTools, request: PublishRequest, item: Item): Promise<string> {
  const { call, store, hosts, progress } = tools
  const { mediaId } = item
  const video = await openVideo(tools, request, item)
  for (const { uploadUrl, firstByte, lastByte } of video.parts.slice(video.tags.length)) {
    const bytes = await request.loadMedia(mediaId, { start: firstByte, end: lastByte + 1 })
    if (!bytes) throw missing(mediaId)
    const { headers } = await store(uploadUrl, { method: 'PUT', body: octets(bytes), timeout: UPLOAD_TIMEOUT })
    video.tags.push(headers.get('etag') ?? '')
    await keepTag(progress, mediaId, video)
  }
  const value = { finalizeUploadRequest: { video: video.urn, uploadToken: video.token, uploadedPartIds: video.tags } }
  await call(`${hosts.api}/videos`, {
    method: 'POST',
    query: { action: 'finalizeUpload' },
    body: { kind: 'json', value },
  })
  return video.urn
}

const octets = (bytes: Uint8Array) => ({ kind: 'bytes', type: 'application/octet-stream', bytes }) as const
const missing = (mediaId: string) => new Unsendable('media_format', `The file ${mediaId} is missing.`)
