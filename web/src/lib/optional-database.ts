import { openDatabase } from './indexed-db.ts'
import { log } from './log.ts'

type Description = {
  name: string
  stores: readonly string[]
  /** Makes the stores where the database is new. */
  create: (database: IDBDatabase) => void
  /** Logged when something could not be kept or found. */
  failure: string
}

/** Does work in a transaction of all stores, which is closed after it; without the database the other answer is given. */
export type OptionalDatabase = <T>(work: (transaction: IDBTransaction) => Promise<T>, otherwise: T) => Promise<T>

/** A database of the browser for what is better kept and can be missed. It is opened with the first use, and anew once it was closed. */
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
