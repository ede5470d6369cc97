import { completed, openDatabase, settled } from '@/lib/indexed-db.ts'

const DATABASE = 'postwright-outbox'
const STORE = 'items'

/** Where what waits survives the page. */
export type OutboxStore = {
  /** Everything that is stored, as it was found. */
  read(): Promise<unknown[]>
  /** Puts and removes at once: all of it happens or nothing. */
  write(put: readonly { id: string }[], remove: readonly string[]): Promise<void>
}

/** The browser's own database. Every call rejects where there is none, or no room. */
export function indexedStore(): OutboxStore {
  let opening: Promise<IDBDatabase> | null = null

  function database(): Promise<IDBDatabase> {
    opening ??= openDatabase(DATABASE, {
      create: (created) => created.createObjectStore(STORE, { keyPath: 'id' }),
      onClosed: () => (opening = null),
    }).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  return {
    async read() {
      const request = (await database()).transaction(STORE).objectStore(STORE).getAll()
      return settled<unknown[]>(request)
    },
    async write(put, remove) {
      const transaction = (await database()).transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      for (const id of remove) store.delete(id)
      for (const item of put) store.put(item)
      // Without waiting for the answers: a page that is closed in this moment has stored it.
      transaction.commit()
      await completed(transaction)
    },
  }
}
