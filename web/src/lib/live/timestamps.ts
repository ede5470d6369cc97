import { Timestamp } from 'firebase/firestore'

type Fields = Record<string, unknown>

/** Converts Firestore timestamps to epoch milliseconds, at any depth; all other values are unchanged. */
export function toMillis(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readValue(value)]))
}

/** Converts numbers under keys that end in `At` to Firestore timestamps, at any depth, like the server's stores. */
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

/** Returns true for plain objects. Field values such as `serverTimestamp()` and timestamps are class instances and are passed unchanged. */
function isPlainObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
