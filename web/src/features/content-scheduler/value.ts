/** One value that parts of a screen follow by themselves, so that a change draws only those that show it. */
export type Value<T> = { get: () => T; set: (next: T) => void; subscribe: (listener: () => void) => () => void }

export function createValue<T>(first: T): Value<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
