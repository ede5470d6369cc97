import { z } from 'zod'
import { documentId, instant, revision } from '../ids.ts'

/** What every document carries. `schema` is the version of its shape; the description of its collection holds the migrations. */
export const documentBase = z.object({
  id: documentId(),
  schema: z.int().min(1),
  rev: revision(),
  createdAt: instant(),
  updatedAt: instant(),
  createdBy: z.string().min(1).max(128),
})

export type DocumentBase = z.infer<typeof documentBase>

/** A document's fields by name, times as epoch milliseconds, before its schema has looked at them. */
export type Fields = Readonly<Record<string, unknown>>

/** Leads from one version of a document to the next. It decides by the document alone, so repeating it changes nothing. */
export type Migration = {
  /** The fields that it sets; no others. */
  fields: readonly string[]
  /** Fields of earlier versions that it removes. */
  removes?: readonly string[]
  /** Their values in the next version; `undefined` removes a field. */
  up: (fields: Fields) => Fields
}
