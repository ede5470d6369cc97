import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { database } from './documents.ts'

/** Every document of the run's database as text, its path first: for finding what should be nowhere. */
export async function everyDocument(): Promise<string[]> {
  const collections = await database().listCollections()
  return (await Promise.all(collections.map(documentsOf))).flat()
}

async function documentsOf(collection: CollectionReference): Promise<string[]> {
  const refs = await collection.listDocuments()
  return (await Promise.all(refs.map(withDescendants))).flat()
}

async function withDescendants(ref: DocumentReference): Promise<string[]> {
  const [snapshot, below] = await Promise.all([ref.get(), ref.listCollections()])
  const own = `${ref.path} ${JSON.stringify(snapshot.data() ?? null)}`
  return [own, ...(await Promise.all(below.map(documentsOf))).flat()]
}
