import { isDeepStrictEqual } from 'node:util'
import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import type { EditorCollection } from '@postwright/core/collections/collection'
import { clientFields, sampleOf } from './json-field.ts'

/** The fields of a document as a client creates it: the least that its description takes. */
export function newFields(described: EditorCollection, author: string): DocumentData {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
  return { ...storedFields(described, author), ...times }
}

/** The same as it is stored; times are epoch milliseconds. */
export function storedFields(described: EditorCollection, author: string): DocumentData {
  const filled = clientFields(described).map(({ name, field }) => [name, sampleOf(field)])
  const base = { schema: described.version, rev: 1, createdAt: 1, updatedAt: 1, createdBy: author }
  return { ...base, ...editedBy(described, author), ...described.write.initial, ...Object.fromEntries(filled) }
}

/** Whose change it is, in a collection that stores it. */
export function editedBy({ write }: EditorCollection, editor: string): DocumentData {
  return write.editor === undefined ? {} : { [write.editor]: editor }
}

/** Whether a field came with a later version: clients of those before leave it out. */
export function isAdded({ migrations }: EditorCollection, name: string): boolean {
  return migrations.some(({ fields }) => fields.includes(name))
}

/** Whether a change by an editor leaves what a document keeps as it was created with it, and what only owners fill. */
export function keepsFixed(described: EditorCollection, stored: DocumentData, change: DocumentData): boolean {
  return keptFields(described).every((name) => !(name in change) || isDeepStrictEqual(change[name], stored[name]))
}

/** What editors leave as it was in a document that is stored. */
export function keptFields({ write }: EditorCollection): string[] {
  return [...(write.fixed ?? []), ...(write.managersOnly ?? [])]
}

/** Whether what only managers fill is empty, as in everything that others create. */
export function leavesToManagers({ write }: EditorCollection, fields: DocumentData): boolean {
  return (write.managersOnly ?? []).every((name) => !(name in fields) || isDeepStrictEqual(fields[name], []))
}
