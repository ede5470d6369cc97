import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { storageSlot } from './storage-slot.ts'

/** A value of this device that screens follow. */
export type StoredValue<T> = { get(): T; set(value: T): void; subscribe(listener: () => void): () => void }

/** A value that is kept in local storage, and followed where this tab or another one sets it. */
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
      // Null: everything was cleared.
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
