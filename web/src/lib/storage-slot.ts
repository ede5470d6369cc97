import type { z } from 'zod'
import { log } from './log.ts'

/** One value in local storage, read with a schema and a default; failures are logged and otherwise ignored. */
export type StorageSlot<T> = { read(): T; write(value: T): void; clear(): void }

export function storageSlot<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): StorageSlot<z.output<Schema>> {
  return {
    read() {
      try {
        const text = window.localStorage.getItem(key)
        return text === null ? fallback : schema.parse(JSON.parse(text))
      } catch (error) {
        log.error(`Storage: could not read ${key}`, error)
        return fallback
      }
    },
    write(value) {
      try {
        window.localStorage.setItem(key, JSON.stringify(value))
      } catch (error) {
        log.error(`Storage: could not write ${key}`, error)
      }
    },
    clear() {
      try {
        window.localStorage.removeItem(key)
      } catch (error) {
        log.error(`Storage: could not clear ${key}`, error)
      }
    },
  }
}
