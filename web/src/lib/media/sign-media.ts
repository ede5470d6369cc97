import { signMedia } from '@postwright/core/api/media'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { call } from '../api-client.ts'
import { createBatcher } from '../create-batcher.ts'

/** `small`: the small version of an image, for lists. */
export type MediaSize = 'full' | 'small'

const batchers = new Map<string, (mediaId: string) => Promise<string | null>>()

/**
 * The address that shows a picture for a while; null when there is no such picture. Pictures that are asked for at the same
 * time share a call, as many as one call accepts. @throws ApiError
 */
export function signedUrl(workspaceId: string, mediaId: string, size: MediaSize = 'full'): Promise<string | null> {
  const key = `${workspaceId}/${size}`
  const batcher = batchers.get(key) ?? createBatcher((ids) => signAll(workspaceId, ids, size), LIST_LIMIT_MAX)
  batchers.set(key, batcher)
  return batcher(mediaId)
}

async function signAll(
  workspaceId: string,
  mediaIds: readonly string[],
  size: MediaSize,
): Promise<Map<string, string>> {
  const { urls } = await call(signMedia, { workspaceId, mediaIds: [...mediaIds], size })
  return new Map(urls.map(({ mediaId, url }) => [mediaId, url]))
}
