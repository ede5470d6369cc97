import { emptyDraft, POST_SCHEMA, type PostDraft } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'

export type DraftWriter = {
  /** Creates a post as its author would: written directly to Firestore, decided by the rules. */
  create: (workspaceId: string, postId: string, draft: Partial<PostDraft>) => Promise<void>
}

type Author = { uid: string; idToken: string }

/** Writes drafts with a person's own ID token over Firestore's REST interface. */
export function draftWriter(firestore: string, project: string, author: Author): DraftWriter {
  const database = `projects/${project}/databases/(default)`
  const create: DraftWriter['create'] = async (workspaceId, postId, draft) => {
    const document = {
      schema: POST_SCHEMA,
      rev: 1,
      createdBy: author.uid,
      ...emptyDraft(),
      ...draft,
      generation: 0,
      lifecycle: 'draft',
      nextAt: null,
      publishedAt: null,
    }
    const write = {
      update: { name: `${database}/documents/${paths.post(workspaceId, postId)}`, fields: toFields(document) },
      updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
      currentDocument: { exists: false },
    }
    const reply = await fetch(`${firestore}/v1/${database}/documents:commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${author.idToken}` },
      body: JSON.stringify({ writes: [write] }),
    })
    if (!reply.ok) throw new Error(`Firestore refused a draft: ${reply.status} ${await reply.text()}`)
  }
  return { create }
}

type Plain = null | string | number | boolean | readonly Plain[] | { readonly [name: string]: Plain }

function toFields(values: Record<string, Plain>): Record<string, unknown> {
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
