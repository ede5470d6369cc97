import { BYTES_MAX, mediaKind } from '@postwright/core/media/media-kind'
import type { Media } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { getBlobKey } from '../media/media-bytes.ts'
import { newFile, fileRefusalError } from './new-file.ts'
import { findUpload, type UploadAddress, partKeys, receivedBytes, removeUpload } from './uploads.ts'
import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import type { Upload } from '@postwright/core/model/upload'
import type { ByteSource } from '../ports/files.ts'
import type { BlobStore } from '../ports/media.ts'

/**
 * Creates the stored file of an upload under a hash of its parts: the same file is the same document. The call is idempotent, also in parallel. A
 * refused file removes the upload.
 * @throws `not_found`, `forbidden`, `upload_out_of_order` while parts are missing, `media_invalid`, `media_too_large`
 */
export async function finishUpload(deps: Deps, caller: Caller, address: UploadAddress): Promise<Media> {
  const upload = await findUpload(deps, caller, address)
  if (upload.mediaId !== null) return storedMedia(deps, upload.workspaceId, upload.mediaId)
  if (receivedBytes(upload) < upload.bytes) {
    throw new AppError('upload_out_of_order', { message: `${receivedBytes(upload)} of ${upload.bytes} bytes` })
  }
  const facts = await deps.files.recognise(uploadSource(deps.blobs, upload))
  const isTooLarge = facts.kind === 'file' && upload.bytes > BYTES_MAX[mediaKind(facts.mime)]
  if (facts.kind === 'refused' || isTooLarge) {
    await removeUpload(deps, upload.id)
    throw facts.kind === 'refused' ? fileRefusalError(facts) : new AppError('media_too_large')
  }
  const media = newFile(deps, caller, upload, facts)
  // NOTE the bytes are stored first: a document without bytes would be a broken file, but bytes without a document do no harm.
  await deps.blobs.join(getBlobKey(media), partKeys(upload), media.mime)
  const stored = await deps.transact(async (tx) => {
    const [known, now] = [
      await deps.media.getIn(tx, media.workspaceId, media.id),
      await deps.uploads.getIn(tx, upload.id),
    ]
    if (!now) throw new AppError('not_found', { message: `upload ${upload.id}` })
    if (!known) deps.media.createIn(tx, media.workspaceId, media)
    if (now.mediaId === null) deps.uploads.updateIn(tx, now, { mediaId: media.id })
    return known ?? media
  })
  await deps.blobs.deleteUpload(upload.id)
  return stored
}

async function storedMedia(deps: Deps, workspaceId: string, mediaId: string): Promise<Media> {
  const media = await deps.media.get(workspaceId, mediaId)
  if (!media) throw new AppError('not_found', { message: `media ${mediaId}` })
  return media
}

/** Reads the parts of an upload as one file. */
function uploadSource(blobs: BlobStore, upload: Upload): ByteSource {
  const keys = partKeys(upload)
  return {
    size: upload.bytes,
    read: async ({ start, end }) => {
      const first = Math.floor(start / UPLOAD_PART_BYTES)
      const pieces: Uint8Array[] = []
      for (let at = first; at * UPLOAD_PART_BYTES < end; at += 1) {
        const from = Math.max(start - at * UPLOAD_PART_BYTES, 0)
        const to = Math.min(end - at * UPLOAD_PART_BYTES, UPLOAD_PART_BYTES)
        const piece = await blobs.get(keys[at] ?? '', { start: from, end: to })
        if (!piece) throw new Error(`part ${at} of upload ${upload.id} is gone`)
        pieces.push(piece)
      }
      return pieces.length === 1 && pieces[0] ? pieces[0] : new Uint8Array(Buffer.concat(pieces))
    },
  }
}
