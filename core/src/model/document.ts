import { z } from 'zod'
import { documentId, instant, revision } from '../ids.ts'

/** Fields that every document has. `schema` is the version of its shape; the description of its collection contains the migrations. */
export const documentBase = z.object({
  id: documentId(),
  schema: z.int().min(1),
  rev: revision(),
  createdAt: instant(),
  updatedAt: instant(),
  createdBy: z.string().min(1).max(128),
})

export type DocumentBase = z.infer<typeof documentBase>

/** A document's fields by name, times as epoch milliseconds, before validation by its schema. */
export type Fields = Readonly<Record<string, unknown>>

/** A step from one version of a document to the next. It depends only on the document, so it gives the same result whenever it is repeated. */
export type Migration = {
  /** The only fields that the migration sets. */
  fields: readonly string[]
  /** Fields of earlier versions that the migration removes. */
  removes?: readonly string[]
  /** Returns the values of the migrated fields in the next version; `undefined` removes a field. */
  up: (fields: Fields) => Fields
}
