import { countGalleryUse, listGallery } from '@postwright/core/api/gallery'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { log } from '@/lib/log.ts'

export type GalleryItem = OutputOf<typeof listGallery>['items'][number]

/** Templates beside those that come with the product. @throws ApiError */
export async function readOfferedTemplates(): Promise<GalleryItem[]> {
  const { items } = await call(listGallery, { kind: 'template' })
  return items
}

/** Notes that something of the gallery was used; a note that is lost costs its maker one use and the person nothing. */
export async function noteUse(itemId: string, workspaceId: string, useId: string): Promise<void> {
  try {
    await call(countGalleryUse, { itemId, workspaceId, useId })
  } catch (error) {
    log.warn('Gallery: a use could not be counted', error)
  }
}
