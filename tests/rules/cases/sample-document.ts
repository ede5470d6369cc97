import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { z } from 'zod'
import type { Collection, EditorWrites } from '@postwright/core/collections/collection'

/** A collection that clients with an editing role write. */
export type EditorCollection = Collection & { write: EditorWrites }

export function isWrittenByEditors(described: object): described is EditorCollection {
  return 'write' in described && z.object({ by: z.literal('editors') }).safeParse(described.write).success
}

const fieldSchema = z.object({ type: z.enum(['string', 'array']) })
const shapeSchema = z.object({ properties: z.record(z.string(), z.unknown()) })

/** The fields of a document as a client creates it: the least that its description takes. */
export function newFields(described: EditorCollection, author: string): DocumentData {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
  return { ...storedFields(described, author), ...times }
}

/** The same as it is stored; times are epoch milliseconds. */
export function storedFields({ schema, version, write }: EditorCollection, author: string): DocumentData {
  const { properties } = shapeSchema.parse(z.toJSONSchema(schema, { io: 'input' }))
  const filled = write.fields.map((name) => [name, sampleOf(properties[name])])
  const base = { schema: version, rev: 1, createdAt: 1, updatedAt: 1, createdBy: author }
  return { ...base, ...write.initial, ...Object.fromEntries(filled) }
}

function sampleOf(field: unknown): unknown {
  return fieldSchema.parse(field).type === 'string' ? 'Word' : []
}
