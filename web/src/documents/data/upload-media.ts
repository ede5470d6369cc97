import { uploadMedia as endpoint } from '@postwright/core/api/media'
import { imageTypeSchema, type Media } from '@postwright/core/model/media'
import { callOver } from '@/lib/api-client.ts'
import { progressFetch } from './progress-fetch.ts'
import { uploadInParts } from './upload-in-parts.ts'

/** A file that has arrived, and an address that shows it for a while. */
export type Uploaded = { media: Media; url: string }

/** `uploadId`: the upload in parts that an earlier attempt has begun. */
export type UploadFile = { name: string; file: Blob; uploadId?: string | undefined }

export type UploadOptions = {
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
  /** An upload in parts was begun: with its id a later attempt goes on. */
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
