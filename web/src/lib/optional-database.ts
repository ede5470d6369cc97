import { openDatabase } from './indexed-db.ts'
import { log } from './log.ts'

type Description = {
  name: string
  stores: readonly string[]
  /** Creates the stores of a new database. */
  create: (database: IDBDatabase) => void
  /** Logged when a read or write fails. */
  failure: string
}

/** Runs work in a read-write transaction over all stores. If the database or the work fails, logs the failure and returns `otherwise`. */
export type OptionalDatabase = <T>(work: (transaction: IDBTransaction) => Promise<T>, otherwise: T) => Promise<T>

/** Opens an IndexedDB database for data that is useful but not required. The database is opened on first use, and again after it was closed. */
export function openOptionalDatabase({ name, stores, create, failure }: Description): OptionalDatabase {
  let opening: Promise<IDBDatabase> | null = null
  return async (work, otherwise) => {
    try {
      opening ??= openDatabase(name, { create, onClosed: () => (opening = null) })
      return await work((await opening).transaction(stores, 'readwrite'))
    } catch (error) {
      opening = null
      log.warn(failure, error)
      return otherwise
    }
  }
}
