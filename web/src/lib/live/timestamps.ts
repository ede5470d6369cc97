import { Timestamp } from 'firebase/firestore'

type Fields = Record<string, unknown>

/** Firestore timestamps become epoch milliseconds, at any depth; everything else stays as it is. */
export function toMillis(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readValue(value)]))
}

/** Numbers under keys that end in `At` become Firestore timestamps, at any depth; the server's stores do the same. */
export function toTimestamps(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, writeValue(key, value)]))
}

function readValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis()
  if (Array.isArray(value)) return value.map(readValue)
  return isPlainObject(value) ? toMillis(value) : value
}

function writeValue(key: string, value: unknown): unknown {
  if (key.endsWith('At') && typeof value === 'number') return Timestamp.fromMillis(value)
  if (Array.isArray(value)) return value.map((item) => writeValue('', item))
  return isPlainObject(value) ? toTimestamps(value) : value
}

/** Field values such as `serverTimestamp()` and timestamps themselves are class instances and pass untouched. */
function isPlainObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
