import { startBrandAutofill } from '@postwright/core/api/brand-autofill'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import { call } from '@/lib/api-client.ts'

/** @throws ApiError */
export async function beginAutofill(workspaceId: string, kitId: string, url: string): Promise<void> {
  await call(startBrandAutofill, { workspaceId, kitId, url })
}

/**
 * Stores a logo of a website in the media library.
 * @returns its id
 * @throws ApiError
 */
export async function storeLogo(workspaceId: string, url: string): Promise<string> {
  return (await call(fetchMedia, { workspaceId, url, isLogo: true })).id
}
