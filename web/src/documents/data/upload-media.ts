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

/** An uploaded file, and a temporary address of its content. */
export type Uploaded = { media: Media; url: string }

/** `uploadId`: the multipart upload that an earlier attempt started. */
export type UploadFile = { name: string; file: Blob; uploadId?: string | undefined }

export type UploadOptions = {
  signal: AbortSignal
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void
  /** Called with the id of a new multipart upload, with which a later attempt can resume it. Without this callback, an aborted upload is cancelled. */
  onBegun?: (uploadId: string) => Promise<void>
}

/**
 * Uploads a file to a workspace: an image or a file of unknown type at once, other files in parts; the same file uploaded again is stored once.
 * Rejects with `ApiError`, or with the abort's reason if it was aborted.
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
 * Uploads a video, a document or an audio file in parts, and resumes an earlier attempt. A part is retried as a whole.
 * @throws ApiError, or the abort's reason if it was aborted
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

/** Returns the progress of an upload; null if the upload has ended, so that the file is uploaded again. */
async function findKnown(workspaceId: string, uploadId: string) {
  try {
    return await call(readUpload, { workspaceId, uploadId })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

type Transport = (url: string, init: RequestInit) => Promise<Response>

/** Returns a `fetch` for one file that reports the upload progress (0 to 1), which the browser's own cannot. */
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
