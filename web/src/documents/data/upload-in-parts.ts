import { beginUpload, finishUpload, readUpload, sendPart } from '@postwright/core/api/uploads'
import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import { documentTypeSchema, videoTypeSchema } from '@postwright/core/model/media'
import { call, callOver } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { progressFetch } from './progress-fetch.ts'
import { sha256Hex } from './sha256-hex.ts'
import type { Uploaded, UploadFile, UploadOptions } from './upload-media.ts'

/**
 * Sends a video or a document part by part, and goes on where an earlier attempt has ended. A part is repeated as a whole.
 * @throws ApiError, or the abort's reason when it was called off
 */
export async function uploadInParts(
  workspaceId: string,
  { name, file, uploadId }: UploadFile,
  { signal, onProgress, onBegun }: UploadOptions,
): Promise<Uploaded> {
  const known = uploadId === undefined ? null : await findKnown(workspaceId, uploadId)
  const upload = known ?? (await begin(workspaceId, name, file))
  signal.throwIfAborted()
  if (!known) await onBegun?.(upload.uploadId)
  const ids = { workspaceId, uploadId: upload.uploadId }
  for (let offset = upload.received; offset < file.size; offset += UPLOAD_PART_BYTES) {
    const part = file.slice(offset, offset + UPLOAD_PART_BYTES, 'application/octet-stream')
    const input = { ...ids, offset, sha256: await sha256Hex(part) }
    const report = (share: number) => onProgress((offset + share * part.size) / file.size)
    await callOver(progressFetch(report))(sendPart, input, { body: part, signal })
  }
  onProgress(1)
  return call(finishUpload, ids, { signal })
}

function begin(workspaceId: string, name: string, file: Blob) {
  const mime = videoTypeSchema.or(documentTypeSchema).parse(file.type)
  return call(beginUpload, { workspaceId, name: name.slice(0, 200), mime, bytes: file.size })
}

/** What has arrived of an upload; null when it is over, so that the file is sent anew. */
async function findKnown(workspaceId: string, uploadId: string) {
  try {
    return await call(readUpload, { workspaceId, uploadId })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
