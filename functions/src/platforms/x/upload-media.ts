import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { ApiError } from '../oauth-api/api.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { storeUpload, findStoredUpload, type XUpload, append, type Calls, finalize, initialize } from './uploads.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Maximum bytes of a part; X's front servers refuse larger ones. */
const PART = 1_000_000
/** Number of parts sent between two progress updates. */
const KEEP_EVERY = 8

type Item = PublishRequest['content']['media'][number]
export type UploadTools = Calls & { images: Pick<Images, 'fit'>; progress: Progress }
type File = { type: string; category: string; size: number; part: (index: number) => Promise<Uint8Array> }

/** Uploads a file to X, from the point where an earlier delivery stopped. An upload that X no longer accepts restarts once. */
export async function uploadMedia(tools: UploadTools, request: PublishRequest, item: Item): Promise<XUpload> {
  const { recordKey } = request
  const { mediaId } = item
  const held = findStoredUpload(tools.progress.kept, { recordKey, mediaId, now: tools.now })
  if (held?.isWhole && held.isDescribed) return held
  const file = await openFile(tools.images, request, item)
  if (held?.size === file.size) {
    try {
      return await goOn(tools, file, { item, upload: held })
    } catch (error) {
      if (!isForgotten(error)) throw error
    }
  }
  const upload = await begin(tools, request, file)
  return goOn(tools, file, { item, upload: await storeUpload(tools.progress, mediaId, upload) })
}

async function begin(tools: UploadTools, { recordKey }: PublishRequest, file: File): Promise<XUpload> {
  const { id, endsAt } = await initialize(tools, file)
  return { recordKey, id, size: file.size, parts: 0, isWhole: false, isProcessed: false, isDescribed: false, endsAt }
}

type Work = { item: Item; upload: XUpload }

async function goOn(tools: UploadTools, file: File, { item, upload }: Work): Promise<XUpload> {
  const { call, hosts, progress } = tools
  let held = upload
  const count = Math.ceil(file.size / PART)
  for (let part = held.parts; !held.isWhole && part < count; part += 1) {
    await append(tools, held.id, { index: part, bytes: await file.part(part) })
    progress.working()
    held = { ...held, parts: part + 1 }
    if (held.parts % KEEP_EVERY === 0) await storeUpload(progress, item.mediaId, held)
  }
  if (!held.isWhole) {
    const { isProcessed } = await finalize(tools, held.id)
    held = await storeUpload(progress, item.mediaId, { ...held, isWhole: true, isProcessed })
  }
  if (item.alt !== '' && !held.isProcessed) {
    const value = { id: held.id, metadata: { alt_text: { text: item.alt.slice(0, X_CONTRACT.media.altMax) } } }
    await call(`${hosts.api}/media/metadata`, { method: 'POST', body: { kind: 'json', value } })
  }
  return storeUpload(progress, item.mediaId, { ...held, isDescribed: true })
}

/** Opens a file: images are scaled down to the limits and held in memory; a video is read part by part. */
async function openFile(images: Pick<Images, 'fit'>, { loadMedia }: PublishRequest, item: Item): Promise<File> {
  const { mediaId, mime, bytes: size } = item
  const missing = () => new Unsendable('media_format', fillWords(NETWORK_WORDS.shared.fileMissing, { mediaId }))
  const imageType = imageTypeSchema.safeParse(mime).data
  if (imageType === undefined) {
    const part = async (index: number) => {
      const bytes = await loadMedia(mediaId, { start: index * PART, end: Math.min((index + 1) * PART, size) })
      if (!bytes) throw missing()
      return bytes
    }
    return { type: mime, category: 'tweet_video', size, part }
  }
  const original = await loadMedia(mediaId)
  if (!original) throw missing()
  const fitted = await images.fit({ bytes: original, mime: imageType }, X_CONTRACT.media.images)
  const part = (index: number) => Promise.resolve(fitted.bytes.subarray(index * PART, (index + 1) * PART))
  return { type: fitted.mime, category: 'tweet_image', size: fitted.bytes.byteLength, part }
}

/** Returns whether X refused a part because it no longer has the upload, or because the upload is already complete. */
function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && (error.reply.status === 400 || error.reply.status === 404)
}
