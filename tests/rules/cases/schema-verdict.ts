import { isDeepStrictEqual } from 'node:util'
import type { EditorCollection } from '@postwright/core/collections/collection'

/**
 * What the rules must say to a document's fields, as their schema reads them. Null where it would store them in another form,
 * such as without blanks at the ends: either answer is right then.
 */
export function schemaVerdict({ schema }: EditorCollection, fields: object): 'allowed' | 'denied' | null {
  // The id is the document's own and never one of its fields.
  if ('id' in fields) return 'denied'
  const given = { ...fields, id: 'document1' }
  const parsed = schema.safeParse(given)
  if (!parsed.success || !hasKeysOf(parsed.data, given)) return 'denied'
  return isDeepStrictEqual(parsed.data, given) ? 'allowed' : null
}

/** Whether nothing was dropped, at any depth: schemas leave out what they do not know, and rules refuse it. */
function hasKeysOf(read: unknown, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return true
  const found = new Map<string, unknown>(Object.entries(read ?? {}))
  return Object.entries(given).every(([key, value]) => found.has(key) && hasKeysOf(found.get(key), value))
}
