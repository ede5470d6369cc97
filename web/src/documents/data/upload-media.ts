import { uploadMedia as endpoint } from '@postwright/core/api/media'
import type { Media } from '@postwright/core/model/media'
import { callOver } from '@/lib/api-client.ts'
import { progressFetch } from './progress-fetch.ts'

/** A picture that has arrived, and an address that shows it for a while. */
export type Uploaded = { media: Media; url: string }

type Options = { signal: AbortSignal; /** 0 to 1. */ onProgress: (share: number) => void }

/**
 * Sends a picture into a workspace; the same picture sent again is the same one there. Rejects with `ApiError`, or with the
 * abort's reason when it was called off.
 */
export function uploadMedia(
  workspaceId: string,
  { name, file }: { name: string; file: Blob },
  { signal, onProgress }: Options,
): Promise<Uploaded> {
  const input = { workspaceId, name: name.slice(0, 200) }
  return callOver(progressFetch(onProgress))(endpoint, input, { body: file, signal })
}
