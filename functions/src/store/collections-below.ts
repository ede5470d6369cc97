import { segmentsOf } from '@postwright/core/collections/segments-of'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'

/** The described collections below one document: one, or as many as there are documents in between. */
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
