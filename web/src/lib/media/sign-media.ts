import { signMedia } from '@postwright/core/api/media'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { call } from '../api-client.ts'
import { createBatcher } from '../create-batcher.ts'

const batchers = new Map<string, (mediaId: string) => Promise<string | null>>()

/**
 * The address that shows a picture for a while; null when there is no such picture. Pictures that are asked for at the same
 * time share a call, as many as one call accepts. @throws ApiError
 */
export function signedUrl(workspaceId: string, mediaId: string): Promise<string | null> {
  const batcher = batchers.get(workspaceId) ?? createBatcher((ids) => signAll(workspaceId, ids), LIST_LIMIT_MAX)
  batchers.set(workspaceId, batcher)
  return batcher(mediaId)
}

async function signAll(workspaceId: string, mediaIds: readonly string[]): Promise<Map<string, string>> {
  const { urls } = await call(signMedia, { workspaceId, mediaIds: [...mediaIds] })
  return new Map(urls.map(({ mediaId, url }) => [mediaId, url]))
}
