import { paths } from '@postwright/core/paths'
import { database } from './documents.ts'

/** All audit entries about a record. */
export async function auditEntriesFor(subject: string): Promise<object[]> {
  const { docs } = await database().collection(paths.auditLog()).where('subject', '==', subject).get()
  return docs.map((doc) => doc.data())
}
