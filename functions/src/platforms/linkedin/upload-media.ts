import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { storePartTag, keepVideo, keptVideo, type OpenVideo } from './video-parts.ts'
import { type UploadTools, storeFile, findStoredFile, type SentFile, beginVideo, sendFile } from './uploads.ts'
import { ownValue } from '@postwright/core/own-value'
import { captionsFor } from '@postwright/core/captions/captions-for'
import { findStoredCaptions, tryCaptions } from '../oauth-api/captions.ts'
import { regionOf } from '@postwright/core/captions/language-tags'
import type { Captions } from '@postwright/core/media/media-facts'
import { isOwnAddress } from './api.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

type Item = PublishRequest['content']['media'][number]

/** Uploads a file to LinkedIn: an image or a document in one call, a video in parts from the point where an earlier delivery stopped. */
export async function uploadMedia(tools: UploadTools, request: PublishRequest, item: Item): Promise<SentFile> {
  const { progress, now } = tools
  const { recordKey } = request
  const known = findStoredFile(progress.kept, { recordKey, mediaId: item.mediaId })
  if (known) return known
  const urn = await (item.mime.startsWith('video/') ? sendVideo(tools, request, item) : sendOne(tools, request, item))
  return storeFile(progress, item.mediaId, { recordKey, urn, sentAt: now() })
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
    await storePartTag(progress, mediaId, video)
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
const missing = (mediaId: string) =>
  new Unsendable('media_format', fillWords(NETWORK_WORDS.shared.fileMissing, { mediaId }))

/**
 * Returns the video that an earlier delivery announced, or announces one. Captions are sent before the video is stored and before its parts, because
 * LinkedIn may wait for announced captions. If LinkedIn refuses them, the video is announced once more without any. If it is unknown whether they
 * arrived, the next delivery announces the video again.
 */
async function openVideo(
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
  if (captions && ownValue(findStoredCaptions(progress.kept, wanted), captions.language)?.state !== 'refused') {
    const { video, captionsAddress } = await beginVideo(tools, { ...facts, hasCaptions: true })
    const { language } = captions
    const send = () => sendCaptions(tools, captionsAddress, captions)
    const isTaken = await tryCaptions(tools, { ...wanted, language, upload: video.urn }, send)
    if (isTaken) return keepVideo(progress, mediaId, video)
  }
  const { video } = await beginVideo(tools, { ...facts, hasCaptions: false })
  return keepVideo(progress, mediaId, video)
}

/** Sends the captions of a video that was announced with captions, to the address that LinkedIn returned for them. */
async function sendCaptions(
  { hosts, send, store }: Pick<UploadTools, 'hosts' | 'send' | 'store'>,
  address: string | undefined,
  { language, file }: Captions,
): Promise<void> {
  if (address === undefined) throw new Unsendable('media_format', NETWORK_WORDS.linkedin.noCaptionsAddress)
  const country = regionOf(language)
  const metadata = {
    format: 'SRT',
    formattedForEasyReader: true,
    largeText: true,
    source: 'USER_PROVIDED',
    locale: { language: language.replace(/-.*/, '').toUpperCase(), ...(country !== null && { country }) },
    transcriptType: 'CLOSED_CAPTION',
  }
  const form = new FormData()
  form.set('metadata', JSON.stringify(metadata))
  form.set('file', new Blob([file], { type: 'application/octet-stream' }), 'captions.srt')
  const call = isOwnAddress(address, hosts) ? send : store
  await call(address, { method: 'POST', body: { kind: 'multipart', form } })
}
