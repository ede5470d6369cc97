import type { Query } from 'firebase-admin/firestore'

/** Documents of a query, counted by the database. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}
