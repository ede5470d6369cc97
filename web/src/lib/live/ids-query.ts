import { documentId, limit, query, where, type CollectionReference, type Query } from 'firebase/firestore'

/** Maximum number of ids per query. */
export const IDS_QUERY_MAX = 30

/** Returns a query for the existing documents with these ids; ids beyond the maximum of a query are omitted. */
export function idsQuery<Row>(list: CollectionReference<Row>, ids: readonly string[]): Query<Row> {
  return query(list, where(documentId(), 'in', ids.slice(0, IDS_QUERY_MAX)), limit(IDS_QUERY_MAX))
}
