import {
  type DocumentData,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { z } from 'zod'
import { UnreadableDocument } from '../domain/unreadable-document.ts'

type Fields = Record<string, unknown>

/**
 * Between an entity and its document: names ending in `At` are Timestamps in the database and epoch milliseconds outside,
 * at any depth; `id` is the document's own and not stored; what is read is parsed.
 */
export function converterFor<Schema extends z.ZodType<object>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore: (entity: object) => toDocument(entity),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => fromDocument(schema, snapshot),
  }
}

/** A partial entity as `update` takes it, converted like a whole one; server-side operations pass through. */
export function patchFor(patch: object): DocumentData {
  return toDocument(patch)
}

function toDocument(entity: object): DocumentData {
  const { id: _id, ...fields } = Object.fromEntries(Object.entries(entity))
  return writeFields(fields)
}

function fromDocument<Schema extends z.ZodType<object>>(
  schema: Schema,
  snapshot: QueryDocumentSnapshot,
): z.output<Schema> {
  const parsed = schema.safeParse({ ...readFields(snapshot.data()), id: snapshot.id })
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new UnreadableDocument(snapshot.ref.path, issues)
}

function writeFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, writeValue(name, value)]))
}

function writeValue(name: string, value: unknown): unknown {
  if (name.endsWith('At') && typeof value === 'number') return Timestamp.fromMillis(value)
  if (Array.isArray(value)) return value.map((item: unknown) => writeValue('', item))
  return isMap(value) ? writeFields(value) : value
}

function readFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(name, value)]))
}

function readValue(name: string, value: unknown): unknown {
  if (name.endsWith('At') && value instanceof Timestamp) return value.toMillis()
  if (Array.isArray(value)) return value.map((item: unknown) => readValue('', item))
  return isMap(value) ? readFields(value) : value
}

/** Plain objects only: server-side operations and Timestamps pass through untouched. */
function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
