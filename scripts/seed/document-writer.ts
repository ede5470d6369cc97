import type { Collection } from '@postwright/core/collections/collection'

export type DocumentWriter = {
  /** Creates a document of a workspace as its author would: written directly to Firestore, decided by the rules. */
  create: (described: WorkspaceCollection, address: DocumentAddress, fields: Fields) => Promise<void>
}

type WorkspaceCollection = Pick<Collection<never, [workspaceId: string]>, 'path' | 'version' | 'write'>
type DocumentAddress = { workspaceId: string; id: string }
type Author = { uid: string; idToken: string }

/** Writes documents with a person's own ID token over Firestore's REST interface. */
export function documentWriter(firestore: string, project: string, author: Author): DocumentWriter {
  const database = `projects/${project}/databases/(default)`
  const create: DocumentWriter['create'] = async ({ path, version, write }, { workspaceId, id }, fields) => {
    const { initial, editor } = write?.by === 'editors' ? write : {}
    const edited = editor === undefined ? {} : { [editor]: author.uid }
    const document = { schema: version, rev: 1, createdBy: author.uid, ...edited, ...fields, ...initial }
    const creation = {
      update: { name: `${database}/documents/${path(workspaceId)}/${id}`, fields: toFields(document) },
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

type Plain = null | string | number | boolean | readonly Plain[] | { readonly [name: string]: Plain }

type Fields = Readonly<Record<string, Plain>>

function toFields(values: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]))
}

/** A value in Firestore's typed JSON. Numbers are whole ones here. */
function toValue(value: Plain): unknown {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (isList(value)) return { arrayValue: { values: value.map(toValue) } }
  return { mapValue: { fields: toFields({ ...value }) } }
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}
