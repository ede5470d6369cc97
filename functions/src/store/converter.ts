import { readStored, type Shape } from '@postwright/core/collections/read-stored'
import { parseJson } from '@postwright/core/text/parse-json'
import {
  type DocumentData,
  FieldValue,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { Clock } from '../domain/ports/world.ts'
import { UnreadableDocument } from '../domain/app-error.ts'

type Fields = Record<string, unknown>
type Packing = Pick<Shape<z.ZodType<object>>, 'packed'>

/** Key of the fields that were upgraded on reading and are not stored in this form yet; copies of the entity keep the symbol. */
const UPGRADED = Symbol('upgraded fields')

/**
 * Returns a converter between an entity and its document. Names ending in `At` are Timestamps in the database and epoch milliseconds outside, at any
 * depth. `id` is the document's own and is not stored. Packed fields are stored as text. Documents are upgraded and parsed on reading.
 */
export function converterFor<Schema extends z.ZodType<object>>(
  shape: Shape<Schema>,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore: (entity: object) => toDocument(pack(shape, entity)),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => fromDocument(shape, snapshot),
  }
}

/**
 * Converts a partial entity for `update` in the same way as a whole one; server-side operations pass through. The fields that were upgraded when
 * `before` was read are stored with it.
 */
export function patchFor(patch: object, before: object = {}): DocumentData {
  return toDocument({ ...upgradeOf(before), ...patch })
}

function upgradeOf(entity: object): Fields {
  const fields: Fields = { ...entity }
  const names = UPGRADED in entity && Array.isArray(entity[UPGRADED]) ? entity[UPGRADED].map(String) : []
  return Object.fromEntries(names.map((name) => [name, name in fields ? fields[name] : FieldValue.delete()]))
}

function toDocument(entity: object): DocumentData {
  const { id: _id, ...fields } = Object.fromEntries(Object.entries(entity))
  return writeFields(fields)
}

/** Returns the entity for stored fields, such as those of an event; null when they are unreadable. */
export function entityOf<Schema extends z.ZodType<object>>(
  shape: Shape<Schema>,
  id: string,
  fields: DocumentData,
): z.output<Schema> | null {
  const read = readStored(shape, { ...unpack(shape, readFields(fields)), id })
  return read.ok ? read.entity : null
}

function fromDocument<Schema extends z.ZodType<object>>(
  shape: Shape<Schema>,
  snapshot: QueryDocumentSnapshot,
): z.output<Schema> {
  const read = readStored(shape, { ...unpack(shape, readFields(snapshot.data())), id: snapshot.id })
  if (!read.ok) throw new UnreadableDocument(snapshot.ref.path, read.problems)
  const upgraded = Object.keys(read.upgrade)
  return upgraded.length === 0 ? read.entity : { ...read.entity, [UPGRADED]: upgraded }
}

/** Instants within packed fields stay numbers. */
function pack(shape: Packing, entity: object): Fields {
  return mapPacked(shape, entity, (value) => JSON.stringify(value))
}

/** Fields that were stored before they were packed are returned unchanged. */
function unpack(shape: Packing, fields: Fields): Fields {
  return mapPacked(shape, fields, (stored) => (typeof stored === 'string' ? parseJson(stored) : stored))
}

function mapPacked({ packed = [] }: Packing, given: object, change: (value: unknown) => unknown): Fields {
  const fields: Fields = { ...given }
  for (const name of packed) if (name in fields) fields[name] = change(fields[name])
  return fields
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

/** Returns true for plain objects only: server-side operations and Timestamps pass through unchanged. */
function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Returns the fields that every write to an existing document sets. */
export function nextRevision(entity: { rev: number }, clock: Clock): { rev: number; updatedAt: number } {
  return { rev: entity.rev + 1, updatedAt: clock.now() }
}
