import type { Query } from 'firebase/firestore'
import { useMemo } from 'react'
import { pageQuery, toPage, type PageCursor, type PageRequest } from './page-query.ts'
import { readRows } from './read-rows.ts'
import { readDocument, useLiveDocuments, type Failed, type Waiting } from './use-live.ts'
import { useSameQuery } from './use-same-query.ts'

/** One page of a list; `endCursor` is where the next page begins, null when this is the last. */
export type ListPage<Row, Cursor> =
  | Waiting
  | Failed
  | { status: 'ready'; data: readonly Row[]; unreadable: number; endCursor: Cursor | null }

/** Follows one page of a query, which has an order and no limit. With `null` it waits. */
export function useLivePage<Row>(
  list: Query<Row> | null,
  { after, size }: PageRequest<PageCursor>,
): ListPage<Row, PageCursor> {
  const same = useSameQuery(list)
  const page = useMemo(() => same && pageQuery(same, { after, size }), [same, after, size])
  const live = useLiveDocuments(page)
  const converter = same?.converter ?? null
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const { docs, endCursor } = toPage(live.docs, size)
    return { status: 'ready', ...readRows(docs, (snapshot) => readDocument(snapshot, converter)), endCursor }
  }, [live, size, converter])
}
