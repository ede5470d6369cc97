import { firestoreFields } from './firestore-fields.ts'

/** A document that only the server may write, and its path. */
export type OwnedDocument = { path: string; entity: { id: string } }

type Target = { firestore: string; project: string }

/** Maximum number of writes in one commit. */
const COMMIT_MAX = 500

/** Writes documents without checks by the security rules, which only the emulators allow. Needed for history: no API call creates past events. */
export async function writeAsOwner({ firestore, project }: Target, documents: readonly OwnedDocument[]): Promise<void> {
  const database = `projects/${project}/databases/(default)`
  for (let start = 0; start < documents.length; start += COMMIT_MAX) {
    const writes = documents.slice(start, start + COMMIT_MAX).map(({ path, entity: { id: _id, ...stored } }) => ({
      update: { name: `${database}/documents/${path}`, fields: firestoreFields(stored) },
    }))
    const reply = await fetch(`${firestore}/v1/${database}/documents:commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    })
    if (!reply.ok) throw new Error(`Firestore refused the history of posts: ${reply.status} ${await reply.text()}`)
  }
}

/** Returns whether a document exists, without checks by the security rules. */
export async function existsAsOwner({ firestore, project }: Target, path: string): Promise<boolean> {
  const address = `${firestore}/v1/projects/${project}/databases/(default)/documents/${path}`
  const reply = await fetch(address, { headers: { authorization: 'Bearer owner' } })
  if (reply.ok || reply.status === 404) return reply.ok
  throw new Error(`Firestore refused ${path}: ${reply.status} ${await reply.text()}`)
}
