import { isDeepStrictEqual } from 'node:util'
import type { EditorCollection } from '@postwright/core/collections/collection'

/** Verdict that the rules must give, by the schema. Null where parsing changes the fields, as by trimming: then both verdicts are right. */
export function schemaVerdict({ schema }: EditorCollection, fields: object): 'allowed' | 'denied' | null {
  // The id is in the path and never stored as a field.
  if ('id' in fields) return 'denied'
  const given = { ...fields, id: 'document1' }
  const parsed = schema.safeParse(given)
  if (!parsed.success || !hasKeysOf(parsed.data, given)) return 'denied'
  return isDeepStrictEqual(parsed.data, given) ? 'allowed' : null
}

/** Returns whether parsing dropped no key, at any depth. Schemas drop unknown keys, and rules refuse them. */
function hasKeysOf(read: unknown, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return true
  const found = new Map<string, unknown>(Object.entries(read ?? {}))
  return Object.entries(given).every(([key, value]) => found.has(key) && hasKeysOf(found.get(key), value))
}
