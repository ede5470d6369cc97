import type { QueryDocumentSnapshot } from 'firebase/firestore'
import type { MediaType } from '@postwright/core/media/media-type'
import type { Media } from '@postwright/core/model/media'
import { readPage } from '@/lib/live/read-page.ts'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'
import { pictureLibraryQuery } from './picture-library-query.ts'

/** A workspace's files of some types with their addresses, one page at a time, read while they are looked at and not followed. */
export function usePictureLibrary(workspaceId: string, types: readonly MediaType[], size: number) {
  const { page, paging } = usePagedRead<Media, QueryDocumentSnapshot<Media>>(
    {
      key: ['library', workspaceId, ...types],
      read: (request) => readPage(pictureLibraryQuery(workspaceId, types), request),
    },
    size,
  )
  const { status, urlOf, retry } = useMediaUrls(
    workspaceId,
    page.status === 'ready' ? page.data.map(({ id }) => id) : [],
  )
  if (page.status !== 'ready') return { page, paging }
  if (status === 'error') return { page: { status, retry }, paging }
  return { page: { ...page, data: page.data.map((media) => ({ ...media, url: urlOf(media.id) })) }, paging }
}
