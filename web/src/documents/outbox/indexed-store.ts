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
    opening ??= open(() => (opening = null)).catch((error: unknown) => {
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

async function open(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }))
  const database = await settled(request)
  database.addEventListener('close', onClosed)
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  return database
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB stored nothing')))
  })
}
