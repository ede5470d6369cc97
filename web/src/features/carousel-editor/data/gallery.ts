import { countGalleryUse, listGallery } from '@postwright/core/api/gallery'
import type { OutputOf } from '@postwright/core/endpoint'
import type { GalleryKind } from '@postwright/core/gallery/gallery-item'
import { call } from '@/lib/api-client.ts'
import { log } from '@/lib/log.ts'
import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'

export type GalleryItem = OutputOf<typeof listGallery>['items'][number]

/** What is offered of one kind; templates beside those that come with the product. @throws ApiError */
async function readOffered(kind: GalleryKind): Promise<GalleryItem[]> {
  const { items } = await call(listGallery, { kind })
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

/** The palettes or the sets of hashtags of the gallery. */
export function useOfferedSets(kind: 'palette' | 'hashtags') {
  return queryState(useQuery({ queryKey: ['gallery', kind], queryFn: () => readOffered(kind) }))
}

const NONE: readonly GalleryItem[] = []

/** Templates that were published since this version of the product; none while they are not there. */
export function useOfferedTemplates() {
  const { data } = useQuery({
    queryKey: ['gallery', 'template'],
    queryFn: () => readOffered('template'),
    staleTime: 60_000,
  })
  return data ?? NONE
}
