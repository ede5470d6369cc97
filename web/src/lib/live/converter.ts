import type { FirestoreDataConverter, QueryDocumentSnapshot } from 'firebase/firestore'
import type { z } from 'zod'
import { readStored, type Shape } from '@postwright/core/collections/read-stored'
import { toMillis, toTimestamps } from './timestamps.ts'
import { UnreadableDocument } from './unreadable-document.ts'
import { noteUpgrade } from './upgrades.ts'

/**
 * Between an entity and its document: fields ending in `At` are timestamps in the database and epoch milliseconds outside; `id`
 * is the document's own and not stored; what is read is upgraded and parsed. A time the server has yet to set is estimated.
 * NOTE converters do not run for partial `updateDoc` writes.
 */
export function converterFor<Schema extends z.ZodType<object>>(
  shape: Shape<Schema>,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore(entity: object) {
      const { id: _id, ...fields } = Object.fromEntries(Object.entries(entity))
      return toTimestamps(fields)
    },
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      const { path } = snapshot.ref
      const fields = toMillis(snapshot.data({ serverTimestamps: 'estimate' }))
      const read = readStored(shape, { ...fields, id: snapshot.id })
      if (!read.ok) throw new UnreadableDocument(path, read)
      noteUpgrade(path, read.upgrade)
      return read.entity
    },
  }
}
