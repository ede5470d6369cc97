import { isDeepStrictEqual } from 'node:util'
import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import type { EditorCollection } from '@postwright/core/collections/collection'
import { clientFields, sampleOf } from './json-field.ts'

/** Fields of a new document as a client writes it, with the smallest valid values. */
export function newFields(described: EditorCollection, author: string): DocumentData {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
  return { ...storedFields(described, author), ...times }
}

/** Fields of a stored document; times are epoch milliseconds. */
export function storedFields(described: EditorCollection, author: string): DocumentData {
  const filled = clientFields(described).map(({ name, field }) => [name, sampleOf(field)])
  const base = { schema: described.version, rev: 1, createdAt: 1, updatedAt: 1, createdBy: author }
  return { ...base, ...editedBy(described, author), ...described.write.initial, ...Object.fromEntries(filled) }
}

/** The editor's field, in collections that store it. */
export function editedBy({ write }: EditorCollection, editor: string): DocumentData {
  return write.editor === undefined ? {} : { [write.editor]: editor }
}

/** Returns whether a migration added the field, so that older clients leave it out. */
export function isAdded({ migrations }: EditorCollection, name: string): boolean {
  return migrations.some(({ fields }) => fields.includes(name))
}

/** Returns whether a change leaves all `keptFields` as they are stored. */
export function keepsFixed(described: EditorCollection, stored: DocumentData, change: DocumentData): boolean {
  return keptFields(described).every((name) => !(name in change) || isDeepStrictEqual(change[name], stored[name]))
}

/** Fields that editors can't change: fixed ones, and those that only owners and managers fill. */
export function keptFields({ write }: EditorCollection): string[] {
  return [...(write.fixed ?? []), ...(write.managersOnly ?? [])]
}

/** Returns whether the fields that only owners and managers fill are empty, as others have to create them. */
export function leavesToManagers({ write }: EditorCollection, fields: DocumentData): boolean {
  return (write.managersOnly ?? []).every((name) => !(name in fields) || isDeepStrictEqual(fields[name], []))
}
