import { type QueryDocumentSnapshot, query, type Query, where } from 'firebase/firestore'
import type { MediaType } from '@postwright/core/media/media-type'
import { isImage } from '@postwright/core/media/media-kind'
import type { Media } from '@postwright/core/model/media'
import { readPage } from '@/lib/live/read-page.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'
import { media } from '@postwright/core/collections/media'
import { listOrder } from '@/lib/live/list-queries.ts'
import { refs } from '@/lib/live/refs.ts'

/** Returns a workspace's files of some types with their addresses, one page at a time. Pages are read once and are not live. */
export function useImageLibrary(workspaceId: string, types: readonly MediaType[], size: number) {
  const { page, paging } = usePagedRead<Media, QueryDocumentSnapshot<Media>>(
    {
      key: ['library', workspaceId, ...types],
      read: (request) => readPage(imageLibraryQuery(workspaceId, types), request),
    },
    size,
  )
  // A replaced file is not offered, only its replacement.
  const files = page.status === 'ready' ? page.data.filter(({ isCurrent }) => isCurrent) : []
  const small = useMediaUrls(workspaceId, idsOf(files.filter(isImage)), 'small')
  const others = useMediaUrls(workspaceId, idsOf(files.filter((file) => !isImage(file))))
  if (page.status !== 'ready') return { page, paging }
  const failed = [small, others].find(({ status }) => status === 'error')
  if (failed) return { page: { status: 'error' as const, retry: failed.retry }, paging }
  const urlOf = (file: Media) => (isImage(file) ? small : others).urlOf(file.id)
  return { page: { ...page, data: files.map((file) => ({ ...file, url: urlOf(file) })) }, paging }
}

function idsOf(files: readonly Media[]): string[] {
  return files.map(({ id }) => id)
}

/** Returns the query for a workspace's files of some types, newest first. */
export function imageLibraryQuery(workspaceId: string, types: readonly MediaType[]): Query<Media> {
  return query(refs.media(workspaceId), where('mime', 'in', types), ...listOrder(media))
}
