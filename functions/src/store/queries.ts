import type { Query, CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'
import { segmentsOf } from '@postwright/core/collections/field-paths'

/** Returns the number of documents of a query, counted by the database. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

/** Returns the described collections below one document: a single one if it is directly below, otherwise one for each document in between. */
export async function collectionsBelow(
  root: DocumentReference,
  place: Parameters<typeof segmentsOf>[0],
): Promise<CollectionReference[]> {
  const names = segmentsOf(place)
    .slice(2)
    .filter((part) => part !== '*')
  let collections = names.slice(0, 1).map((name) => root.collection(name))
  for (const name of names.slice(1)) {
    const documents = await Promise.all(collections.map((collection) => collection.listDocuments()))
    collections = documents.flat().map((document) => document.collection(name))
  }
  return collections
}

/** Number of documents per batch. */
const PAGE = 200

/** Deletes the results of a query page by page, so that the next run continues where an interrupted one stopped. */
export async function deleteAll(db: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(PAGE).select().get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}
