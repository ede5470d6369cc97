import { getApps, initializeApp } from 'firebase-admin/app'
import { type DocumentData, getFirestore } from 'firebase-admin/firestore'
import { EMULATORS } from './emulators.ts'

/** The run's database without rules, for states that no call produces. */
export function database() {
  const name = 'test-documents'
  const app = getApps().find((known) => known.name === name) ?? initializeApp({ projectId: EMULATORS.project }, name)
  return getFirestore(app)
}

/** Merges fields into a document directly; null deletes it. */
export async function setFields(path: string, fields: DocumentData | null): Promise<void> {
  const ref = database().doc(path)
  await (fields === null ? ref.delete() : ref.set(fields, { merge: true }))
}

export async function fieldsOf(path: string): Promise<DocumentData | undefined> {
  return (await database().doc(path).get()).data()
}

/** Empties a collection that contains documents of other test files, some with times in the future. */
export async function emptyCollection(path: string): Promise<void> {
  const collection = database().collection(path)
  // A background function may write while the documents are deleted.
  while (!(await collection.limit(1).get()).empty) await database().recursiveDelete(collection)
}
