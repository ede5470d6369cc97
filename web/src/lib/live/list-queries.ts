import {
  orderBy,
  type QueryOrderByConstraint,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { Collection } from '@postwright/core/collections/collection'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { log } from '../log.ts'

/** Returns the default order of a collection's lists; none if each list has its own. */
export function listOrder({ order }: Pick<Collection, 'order'>): QueryOrderByConstraint[] {
  return order ? [orderBy(order.by, order.direction)] : []
}

/** The stored document after which a page begins. NOTE its times are more precise than the milliseconds of an entity, which would skip or repeat rows. */
export type PageCursor = QueryDocumentSnapshot

export type PageRequest<Cursor> = {
  /** Null for the first page. */ after: Cursor | null
  /** Number of rows per page. */ size: number
}

/** Returns the query for one page of a list, plus one document to find out whether there is a next page, if the rules allow it. */
export function pageQuery<Row, Cursor>(
  list: Query<Row>,
  { after, size }: PageRequest<QueryDocumentSnapshot<Cursor>>,
): Query<Row> {
  return query(list, ...(after === null ? [] : [startAfter(after)]), limit(readSize(size)))
}

/**
 * Returns the documents of a page, and the cursor of the next page; null if this is the last page. If no extra document could be read, a full page
 * may have a next one.
 */
export function toPage<Doc extends { metadata: { hasPendingWrites: boolean } }>(
  docs: readonly Doc[],
  size: number,
): { docs: readonly Doc[]; endCursor: Doc | null } {
  const hasNext = readSize(size) > size ? docs.length > size : docs.length === size
  const shown = docs.slice(0, size)
  // A query cannot start at a time that the server has not set yet.
  return { docs: shown, endCursor: (hasNext && shown.findLast(({ metadata }) => !metadata.hasPendingWrites)) || null }
}

function readSize(size: number): number {
  return Math.min(size + 1, LIST_LIMIT_MAX)
}

/** Returns the documents that match their schema; the others are reported, counted and omitted. */
export function readRows<Snapshot, T>(
  docs: readonly Snapshot[],
  read: (snapshot: Snapshot) => T,
): { data: T[]; unreadable: number } {
  const data = docs.flatMap((snapshot) => {
    try {
      return [read(snapshot)]
    } catch (error) {
      log.error('Live: a document of a list was left out', error)
      return []
    }
  })
  return { data, unreadable: docs.length - data.length }
}
