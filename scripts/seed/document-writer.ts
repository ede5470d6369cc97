import type { Collection } from '@postwright/core/collections/collection'
import { firestoreFields } from './firestore-fields.ts'

export type DocumentWriter = {
  /** Creates a document of a workspace like a client of its author: directly in Firestore, subject to the security rules. */
  create: (described: WorkspaceCollection, address: DocumentAddress, fields: Fields) => Promise<void>
}

type WorkspaceCollection = Pick<Collection<never, [workspaceId: string]>, 'path' | 'version' | 'write'>
type DocumentAddress = { workspaceId: string; id: string }
type Fields = Readonly<Record<string, unknown>>
type Author = { uid: string; idToken: string }

/** Returns a writer that creates documents with a user's own ID token through Firestore's REST API. */
export function documentWriter(firestore: string, project: string, author: Author): DocumentWriter {
  const database = `projects/${project}/databases/(default)`
  const create: DocumentWriter['create'] = async ({ path, version, write }, { workspaceId, id }, fields) => {
    const { initial, editor } = write?.by === 'editors' ? write : {}
    const edited = editor === undefined ? {} : { [editor]: author.uid }
    const document = { schema: version, rev: 1, createdBy: author.uid, ...edited, ...fields, ...initial }
    const creation = {
      update: { name: `${database}/documents/${path(workspaceId)}/${id}`, fields: firestoreFields(document) },
      updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
      currentDocument: { exists: false },
    }
    const reply = await fetch(`${firestore}/v1/${database}/documents:commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${author.idToken}` },
      body: JSON.stringify({ writes: [creation] }),
    })
    if (!reply.ok)
      throw new Error(`Firestore refused ${path(workspaceId)}/${id}: ${reply.status} ${await reply.text()}`)
  }
  return { create }
}
