import { uploadMedia as endpoint } from '@postwright/core/api/media'
import type { Media } from '@postwright/core/model/media'
import { cancelUpload } from './cancel-upload.ts'
import { beginUpload, finishUpload, readUpload, sendPart } from '@postwright/core/api/uploads'
import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import {
  audioTypeSchema,
  documentTypeSchema,
  imageTypeSchema,
  tidyMediaType,
  videoTypeSchema,
} from '@postwright/core/media/media-type'
import { call, callOver } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { sha256Hex } from './sha256-hex.ts'

/** A file that has arrived, and an address that shows it for a while. */
export type Uploaded = { media: Media; url: string }

/** `uploadId`: the upload in parts that an earlier attempt has begun. */
export type UploadFile = { name: string; file: Blob; uploadId?: string | undefined }

export type UploadOptions = {
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
  /** An upload in parts was begun: with its id a later attempt goes on. Without this, one that is called off is given up. */
  onBegun?: (uploadId: string) => Promise<void>
}

/**
 * Sends a file into a workspace: a picture at once, others in parts; the same file sent again is the same one there. Rejects
 * with `ApiError`, or with the abort's reason when it was called off.
 */
export function uploadMedia(workspaceId: string, upload: UploadFile, options: UploadOptions): Promise<Uploaded> {
  const { name, file } = upload
  if (file.type !== '' && !imageTypeSchema.safeParse(file.type).success) {
    return uploadInParts(workspaceId, upload, options)
  }
  const input = { workspaceId, name: name.slice(0, 200) }
  const { signal, onProgress } = options
  return callOver(progressFetch(onProgress))(endpoint, input, { body: file, signal })
}

/**
 * Sends a video, a document or a sound part by part, and goes on where an earlier attempt has ended. A part is repeated as a whole.
 * @throws ApiError, or the abort's reason when it was called off
 */
async function uploadInParts(
  workspaceId: string,
  { name, file, uploadId }: UploadFile,
  { signal, onProgress, onBegun }: UploadOptions,
): Promise<Uploaded> {
  const known = uploadId === undefined ? null : await findKnown(workspaceId, uploadId)
  const upload = known ?? (await begin(workspaceId, name, file))
  const ids = { workspaceId, uploadId: upload.uploadId }
  try {
    signal.throwIfAborted()
    if (!known) await onBegun?.(upload.uploadId)
    for (let offset = upload.received; offset < file.size; offset += UPLOAD_PART_BYTES) {
      const part = file.slice(offset, offset + UPLOAD_PART_BYTES, 'application/octet-stream')
      const input = { ...ids, offset, sha256: await sha256Hex(part) }
      const report = (share: number) => onProgress((offset + share * part.size) / file.size)
      await callOver(progressFetch(report))(sendPart, input, { body: part, signal })
    }
    onProgress(1)
    return await call(finishUpload, ids, { signal })
  } catch (error) {
    if (!onBegun && signal.aborted) void cancelUpload(workspaceId, upload.uploadId)
    throw error
  }
}

function begin(workspaceId: string, name: string, file: Blob) {
  const mime = videoTypeSchema.or(documentTypeSchema).or(audioTypeSchema).parse(tidyMediaType(file.type))
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

type Transport = (url: string, init: RequestInit) => Promise<Response>

/** A `fetch` for one file that tells how much of it has been sent (0 to 1); the browser's own cannot. */
function progressFetch(onProgress: (share: number) => void): Transport {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const calledOff = () => reject(new DOMException('The upload was called off.', 'AbortError'))
      if (signal?.aborted) return calledOff()
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type')
        const init = { status: request.status, ...(type === null ? {} : { headers: { 'content-type': type } }) }
        resolve(new Response(request.responseText, init))
      })
      request.addEventListener('error', () => reject(new TypeError('The connection failed.')))
      request.addEventListener('abort', calledOff)
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof Blob ? body : null)
    })
}
