/**
 * Opens an IndexedDB database and creates its stores if it is new.
 * @param onClosed called after the browser has closed the database, or it was closed because another tab upgrades or deletes it
 */
export async function openDatabase(
  name: string,
  { create, onClosed }: { create: (database: IDBDatabase) => void; onClosed: () => void },
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => create(request.result))
  const database = await settled(request)
  database.addEventListener('close', onClosed)
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  return database
}

/** Resolves with the result of a request. @throws DOMException */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

/** Resolves once everything in a transaction is stored. @throws DOMException */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB stored nothing')))
  })
}
