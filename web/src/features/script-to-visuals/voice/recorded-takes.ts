import { completed, settled } from '@/lib/indexed-db.ts'
import { openOptionalDatabase } from '@/lib/optional-database.ts'

const DATABASE = 'postwright-takes'
const TAKES = 'takes'
const PARTS = 'parts'

/** Milliseconds for which a recording is kept. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

/** A recording that is not stored in the library yet. `sceneId`: null for a recording of the whole script. */
export type RecordedTake = {
  id: string
  uid: string
  scriptId: string
  sceneId: string | null
  at: number
  type: string
}

/**
 * Store of recordings in IndexedDB from their first second until the library has stored them, so that a closed tab, an empty battery or a lost
 * connection loses no speech. Without a database nothing is kept.
 */
export type RecordedTakes = {
  begin(take: RecordedTake): Promise<void>
  /** Adds the next chunk of a recording. */
  add(id: string, place: number, piece: Blob): Promise<void>
  /** Returns a user's recordings of a script from the last 30 days that no tab is recording or storing, newest first. */
  list(of: Pick<RecordedTake, 'uid' | 'scriptId'>, now: number): Promise<RecordedTake[]>
  /** Returns everything that was recorded; null if nothing was. */
  read(take: RecordedTake): Promise<Blob | null>
  remove(id: string): Promise<void>
}

export const recordedTakes: RecordedTakes = openRecordedTakes()

function openRecordedTakes(): RecordedTakes {
  const attempt = openOptionalDatabase({
    name: DATABASE,
    stores: [TAKES, PARTS],
    create: createStores,
    failure: 'A recording could not be kept or found',
  })

  return {
    begin: (take) =>
      attempt(async (transaction) => {
        const takes = transaction.objectStore(TAKES)
        const all: IDBRequest<RecordedTake[]> = takes.getAll()
        for (const { id, at } of await settled(all)) {
          if (take.at - at < KEPT_FOR) continue
          takes.delete(id)
          transaction.objectStore(PARTS).delete(partsOf(id))
        }
        takes.put(take)
        await completed(transaction)
      }, undefined),
    add: (id, place, piece) =>
      attempt(async (transaction) => {
        transaction.objectStore(PARTS).put(piece, [id, place])
        await completed(transaction)
      }, undefined),
    async list({ uid, scriptId }, now) {
      const all = await attempt(async (transaction) => {
        const takes: IDBRequest<RecordedTake[]> = transaction.objectStore(TAKES).getAll()
        return settled(takes)
      }, [])
      const busy = await locksHeld()
      return all
        .filter((take) => take.uid === uid && take.scriptId === scriptId && now - take.at < KEPT_FOR)
        .filter(({ id }) => !busy.has(takeLock(id)))
        .toSorted((a, b) => b.at - a.at)
    },
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

/** Returns the name of the lock held by the tab that records or stores a take. */
export function takeLock(id: string): string {
  return `take ${id}`
}

async function locksHeld(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name))
}

function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, Infinity])
}

function createStores(database: IDBDatabase): void {
  database.createObjectStore(TAKES, { keyPath: 'id' })
  database.createObjectStore(PARTS)
}
