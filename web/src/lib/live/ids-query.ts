import { documentId, limit, query, where, type CollectionReference, type Query } from 'firebase/firestore'

/** How many ids one query may ask for. */
export const IDS_QUERY_MAX = 30

/** The documents with these ids, as far as there are any; ids beyond what one query may ask for are left out. */
export function idsQuery<Row>(list: CollectionReference<Row>, ids: readonly string[]): Query<Row> {
  return query(list, where(documentId(), 'in', ids.slice(0, IDS_QUERY_MAX)), limit(IDS_QUERY_MAX))
}
