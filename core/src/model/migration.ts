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
