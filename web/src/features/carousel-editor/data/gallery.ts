import { countGalleryUse, listGallery } from '@postwright/core/api/gallery'
import type { OutputOf } from '@postwright/core/endpoint'
import type { GalleryKind } from '@postwright/core/gallery/gallery-item'
import { call } from '@/lib/api-client.ts'
import { log } from '@/lib/log.ts'
import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'

export type GalleryItem = OutputOf<typeof listGallery>['items'][number]

/**
 * Reads gallery items of one kind; templates of the gallery supplement the product's own.
 * @throws ApiError
 */
async function readOffered(kind: GalleryKind): Promise<GalleryItem[]> {
  const { items } = await call(listGallery, { kind })
  return items
}

/** Records the use of a gallery item; a failure is ignored, and only the author's use count misses it. */
export async function noteUse(itemId: string, workspaceId: string, useId: string): Promise<void> {
  try {
    await call(countGalleryUse, { itemId, workspaceId, useId })
  } catch (error) {
    log.warn('Gallery: a use could not be counted', error)
  }
}

/** Returns the palettes or the hashtag sets of the gallery. */
export function useOfferedSets(kind: 'palette' | 'hashtags') {
  return queryState(useQuery({ queryKey: ['gallery', kind], queryFn: () => readOffered(kind) }))
}

const NONE: readonly GalleryItem[] = []

/** Returns the published templates of the gallery, newest first; none while loading or after an error. */
export function useOfferedTemplates() {
  const { data } = useQuery({
    queryKey: ['gallery', 'template'],
    queryFn: () => readOffered('template'),
    staleTime: 60_000,
  })
  return data ?? NONE
}
