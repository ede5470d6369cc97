/** Returns an object's own property, never an inherited one: an untrusted name, such as `valueOf`, finds only stored values. */
export function ownValue<Value>(values: Readonly<Partial<Record<string, Value>>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
