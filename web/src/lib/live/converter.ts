import type { FirestoreDataConverter, QueryDocumentSnapshot } from 'firebase/firestore'
import type { z } from 'zod'
import { toMillis, toTimestamps } from './timestamps.ts'

/** A document that does not fit its schema. */
export class UnreadableDocument extends Error {
  constructor(path: string, cause: z.ZodError) {
    const issues = cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    super(`${path} does not fit its schema: ${issues}`, { cause })
    this.name = 'UnreadableDocument'
  }
}

/**
 * Between an entity and its document: fields ending in `At` are timestamps in the database and epoch milliseconds outside; `id`
 * is the document's own and not stored; what is read is parsed. A time the server has yet to set is estimated.
 * NOTE converters do not run for partial `updateDoc` writes.
 */
export function converterFor<Schema extends z.ZodType<object>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore(entity: object) {
      const { id: _id, ...fields } = Object.fromEntries(Object.entries(entity))
      return toTimestamps(fields)
    },
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      const fields = toMillis(snapshot.data({ serverTimestamps: 'estimate' }))
      const parsed = schema.safeParse({ ...fields, id: snapshot.id })
      if (parsed.success) return parsed.data
      throw new UnreadableDocument(snapshot.ref.path, parsed.error)
    },
  }
}
