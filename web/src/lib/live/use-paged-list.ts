import type { Query } from 'firebase/firestore'
import type { PageCursor } from './list-queries.ts'
import { isSameQuery, useLivePage, type ListPage } from './use-live.ts'
import { usePageCursors, type PageCursors } from './use-page-cursors.ts'

/** A page of a list with its paging controls. */
export type PagedList<Row> = { page: ListPage<Row, unknown>; paging: ReturnType<PageCursors<unknown>['paging']> }

/**
 * Returns a live list, one page of `size` rows at a time. `list` has an order and no limit; a different list starts at its first page. A page whose
 * rows were all moved or removed stays open and empty.
 */
export function usePagedList<Row>(
  list: Query<Row>,
  size: number,
): PagedList<Row> & { /** The row before the page; null on the first page. */ after: PageCursor | null } {
  const { after, paging } = usePageCursors<PageCursor, Query<Row>>(list, size, isSameQuery)
  const page = useLivePage(list, { after, size })
  return { page, after, paging: paging(page.status === 'ready' ? page.endCursor : null) }
}
