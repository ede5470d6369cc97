import { signMedia } from '@postwright/core/api/media'
import { call } from '@/lib/api-client.ts'

/** Addresses that show the given pictures for a while, by media id. @throws ApiError */
export async function signedUrls(workspaceId: string, mediaIds: readonly string[]): Promise<Map<string, string>> {
  const { urls } = await call(signMedia, { workspaceId, mediaIds: [...mediaIds] })
  return new Map(urls.map(({ mediaId, url }) => [mediaId, url]))
}
