import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { storageSlot } from './storage-slot.ts'

/** A value on this device that screens can subscribe to. */
export type StoredValue<T> = { get(): T; set(value: T): void; subscribe(listener: () => void): () => void }

/** Creates a value that is kept in local storage, and that notifies subscribers when this tab or another one sets it. */
export function createStoredValue<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): StoredValue<z.output<Schema>> {
  const slot = storageSlot(key, schema, fallback)
  const listeners = new Set<() => void>()
  let known: { value: z.output<Schema> } | null = null

  function tell() {
    for (const listener of listeners) listener()
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key: changed }) => {
      // A null key means that the whole storage was cleared.
      if (changed !== null && changed !== key) return
      known = null
      tell()
    })
  }

  return {
    get: () => (known ??= { value: slot.read() }).value,
    set(value) {
      known = { value }
      slot.write(value)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useStoredValue<T>(kept: StoredValue<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.get)
}
