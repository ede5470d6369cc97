import { uploadMedia as endpoint } from '@postwright/core/api/media'
import { callOver } from '@/lib/api-client.ts'
import type { UploadDeps } from '../media-uploads.ts'
import { progressFetch } from './progress-fetch.ts'

/** Sends pictures into a workspace. Rejects with `ApiError`, or with the abort's reason when it was called off. */
export function sendMedia(workspaceId: string): UploadDeps['send'] {
  return (file, { signal, onProgress }) =>
    callOver(progressFetch(onProgress))(
      endpoint,
      { workspaceId, name: file.name.slice(0, 200) },
      { body: file, signal },
    )
}
