/** Converts values to Firestore's typed JSON. Fields ending in `At` are timestamps in epoch milliseconds; undefined values are omitted. */
export function firestoreFields(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, valueOf(name, value)]),
  )
}

function valueOf(name: string, value: unknown): unknown {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    if (name.endsWith('At')) return { timestampValue: new Date(value).toISOString() }
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map((each) => valueOf('', each)) } }
  if (typeof value === 'object')
    return { mapValue: { fields: firestoreFields(Object.fromEntries(Object.entries(value))) } }
  throw new Error(`Firestore has no value for ${name}`)
}
