import { useQuery } from '@tanstack/react-query'
import type { PageRequest } from './live/list-queries.ts'
import { usePageCursors } from './live/use-page-cursors.ts'
import type { PagedList } from './live/use-paged-list.ts'
import { queryState } from './query-state.ts'

export type PageRead<Row, Cursor> = {
  data: readonly Row[]
  unreadable: number
  /** Start of the next page; null if this is the last page. */
  endCursor: Cursor | null
}

type Source<Row, Cursor extends { id: string } | string> = {
  /** Identifies the list: a different list starts at its first page. */
  key: readonly string[]
  read: (request: PageRequest<Cursor>) => Promise<PageRead<Row, Cursor>>
}

/** Reads a list page by page without live updates, for example through the API. */
export function usePagedRead<Row, Cursor extends { id: string } | string>(
  { key, read: readPage }: Source<Row, Cursor>,
  size: number,
): PagedList<Row> {
  const { after, paging } = usePageCursors<Cursor>(key.join('/'), size)
  const read = useQuery({
    queryKey: [...key, size, typeof after === 'string' ? after : after?.id],
    queryFn: () => readPage({ after, size }),
  })
  const state = queryState(read)
  if (state.status !== 'ready') return { page: state, paging: paging(null) }
  return { page: { status: 'ready', ...state.data }, paging: paging(state.data.endCursor) }
}
