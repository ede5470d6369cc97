import { completed, openDatabase, settled } from '@/lib/indexed-db.ts'
import { log } from '@/lib/log.ts'

const DATABASE = 'postwright-takes'
const TAKES = 'takes'
const PARTS = 'parts'

/** A recording that is not stored in the library yet. `sceneId`: null for one of the whole script. */
export type KeptTake = { id: string; scriptId: string; sceneId: string | null; at: number; type: string }

/**
 * Recordings in the browser's own database from their first second on until the library has them: a closed tab, a dead battery or a lost
 * network costs nobody what was said. Without a database nothing is kept.
 */
export type KeptTakes = {
  begin(take: KeptTake): Promise<void>
  /** Adds the next piece of a recording. */
  add(id: string, place: number, piece: Blob): Promise<void>
  /** The recordings of a script that were not stored, newest first. */
  list(scriptId: string): Promise<KeptTake[]>
  /** All that was recorded; null where nothing was. */
  read(take: KeptTake): Promise<Blob | null>
  remove(id: string): Promise<void>
}

export const keptTakes: KeptTakes = openKeptTakes()

function openKeptTakes(): KeptTakes {
  let opening: Promise<IDBDatabase> | null = null

  async function attempt<T>(work: (transaction: IDBTransaction) => Promise<T>, otherwise: T): Promise<T> {
    try {
      opening ??= openDatabase(DATABASE, { create: createStores, onClosed: () => (opening = null) })
      return await work((await opening).transaction([TAKES, PARTS], 'readwrite'))
    } catch (error) {
      opening = null
      log.warn('A recording could not be kept or found', error)
      return otherwise
    }
  }

  return {
    begin: (take) =>
      attempt(async (transaction) => {
        transaction.objectStore(TAKES).put(take)
        await completed(transaction)
      }, undefined),
    add: (id, place, piece) =>
      attempt(async (transaction) => {
        transaction.objectStore(PARTS).put(piece, [id, place])
        await completed(transaction)
      }, undefined),
    list: (scriptId) =>
      attempt(async (transaction) => {
        const all: IDBRequest<KeptTake[]> = transaction.objectStore(TAKES).getAll()
        const takes = (await settled(all)).filter((take) => take.scriptId === scriptId)
        return takes.toSorted((a, b) => b.at - a.at)
      }, []),
    read: ({ id, type }) =>
      attempt(async (transaction) => {
        const parts: IDBRequest<Blob[]> = transaction.objectStore(PARTS).getAll(partsOf(id))
        const pieces = await settled(parts)
        return pieces.length === 0 ? null : new Blob(pieces, { type })
      }, null),
    remove: (id) =>
      attempt(async (transaction) => {
        transaction.objectStore(TAKES).delete(id)
        transaction.objectStore(PARTS).delete(partsOf(id))
        await completed(transaction)
      }, undefined),
  }
}

function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, Infinity])
}

function createStores(database: IDBDatabase): void {
  database.createObjectStore(TAKES, { keyPath: 'id' })
  database.createObjectStore(PARTS)
}
