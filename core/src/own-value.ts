/**
 * The value that an object has itself under a name, never one that it inherits: a name that a stranger has chosen, such as `valueOf`,
 * finds nothing that was not stored.
 */
export function ownValue<Value>(values: Readonly<Partial<Record<string, Value>>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
