import { useQuery } from '@tanstack/react-query'
import { getDocs, type QueryDocumentSnapshot } from 'firebase/firestore'
import { useState } from 'react'
import type { Media } from '@postwright/core/model/media'
import { cutPage } from '@/lib/live/look-ahead.ts'
import { readRows } from '@/lib/live/read-rows.ts'
import { libraryQuery } from './library-query.ts'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'

export type Library =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready'
      pictures: readonly { media: Media; url: string | null }[]
      unreadable: number
      page: number
      next: (() => void) | null
      previous: (() => void) | null
    }

/** A workspace's pictures, one page at a time, read while they are looked at and not followed. */
export function useLibrary(workspaceId: string, size: number): Library {
  const [cursors, setCursors] = useState<readonly QueryDocumentSnapshot<Media>[]>([])
  const after = cursors.at(-1) ?? null
  const read = useQuery({
    queryKey: ['library', workspaceId, size, after?.id],
    queryFn: async () => {
      const { docs } = await getDocs(libraryQuery(workspaceId, { after, size }))
      const { rows, hasMore } = cutPage({ data: docs, unreadable: 0 }, size)
      return { ...readRows(rows, (row) => row.data()), last: hasMore ? rows.at(-1) : undefined }
    },
  })
  const pictures = read.data?.data ?? []
  const urls = useMediaUrls(
    workspaceId,
    pictures.map(({ id }) => id),
  )
  if (read.status === 'pending') return { status: 'loading' }
  if (read.status === 'error' || urls.status === 'error') {
    return {
      status: 'error',
      retry: () => {
        void read.refetch()
        urls.retry()
      },
    }
  }
  const { unreadable, last } = read.data
  return {
    status: 'ready',
    pictures: pictures.map((media) => ({ media, url: urls.urlOf(media.id) })),
    unreadable,
    page: cursors.length + 1,
    next: last ? () => setCursors([...cursors, last]) : null,
    previous: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
  }
}
