import { useQuery } from '@tanstack/react-query'
import type { PageRequest } from './live/page-query.ts'
import { usePageCursors } from './live/use-page-cursors.ts'
import type { PagedList } from './live/use-paged-list.ts'

export type PageRead<Row, Cursor> = {
  data: readonly Row[]
  unreadable: number
  /** Where the next page begins; null when this is the last. */
  endCursor: Cursor | null
}

type Source<Row, Cursor extends { id: string } | string> = {
  /** Names the list: another one begins at its first page. */
  key: readonly string[]
  read: (request: PageRequest<Cursor>) => Promise<PageRead<Row, Cursor>>
}

/** A list that is read page by page and not followed: by calls of the API, for example. */
export function usePagedRead<Row, Cursor extends { id: string } | string>(
  { key, read }: Source<Row, Cursor>,
  size: number,
): PagedList<Row> {
  const { after, paging } = usePageCursors<Cursor>(key.join('/'), size)
  const { data, status, error, refetch } = useQuery({
    queryKey: [...key, size, typeof after === 'string' ? after : after?.id],
    queryFn: () => read({ after, size }),
  })
  if (status === 'pending') return { page: { status: 'loading' }, paging: paging(null) }
  if (status === 'error') {
    return { page: { status: 'error', error, retry: () => void refetch() }, paging: paging(null) }
  }
  return { page: { status: 'ready', ...data }, paging: paging(data.endCursor) }
}
