import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { log } from '@/lib/log.ts'
import type { EncodedScene } from './film-encoder.ts'

/** Milliseconds: who comes back later begins anew. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000
const BYTES_MAX = 400_000_000

type Facts = { id: string; at: number; bytes: number }

interface FilmDatabase extends DBSchema {
  scenes: { key: string; value: EncodedScene }
  facts: { key: string; value: Facts }
}

/**
 * Finished scenes by the fingerprint of what they show, in the browser's own database: a film whose tab was closed goes on after them, and
 * one with a changed scene makes only that one. Without a database, or without room, nothing is kept.
 */
export type KeptScenes = {
  find(id: string): Promise<EncodedScene | null>
  /** How many of the scenes are kept. */
  count(ids: readonly string[]): Promise<number>
  keep(id: string, scene: EncodedScene, now: number): Promise<void>
}

export function openKeptScenes(): KeptScenes {
  let opening: Promise<IDBPDatabase<FilmDatabase>> | null = null

  async function attempt<T>(work: (database: IDBPDatabase<FilmDatabase>) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work(await (opening ??= openFilms()))
    } catch (error) {
      opening = null
      log.warn('Finished scenes of a film could not be kept or found', error)
      return otherwise
    }
  }

  return {
    find: (id) => attempt(async (database) => (await database.get('scenes', id)) ?? null, null),
    count: (ids) =>
      attempt(async (database) => {
        const keys = await Promise.all([...new Set(ids)].map((id) => database.getKey('facts', id)))
        return keys.filter((key) => key !== undefined).length
      }, 0),
    keep: (id, scene, now) =>
      attempt(async (database) => {
        const bytes = scene.frames.reduce((sum, { data }) => sum + data.byteLength, 0)
        const transaction = database.transaction(['scenes', 'facts'], 'readwrite')
        const [scenes, facts] = [transaction.objectStore('scenes'), transaction.objectStore('facts')]
        await Promise.all([scenes.put(scene, id), facts.put({ id, at: now, bytes })])
        const old = idsToRemove(await facts.getAll(), now)
        await Promise.all(old.flatMap((each) => [scenes.delete(each), facts.delete(each)]))
        await transaction.done
      }, undefined),
  }
}

function openFilms(): Promise<IDBPDatabase<FilmDatabase>> {
  return openDB<FilmDatabase>('postwright-films', 1, {
    upgrade(database) {
      database.createObjectStore('scenes')
      database.createObjectStore('facts', { keyPath: 'id' })
    },
  })
}

/** What is too old, and the oldest beyond the room there is. */
function idsToRemove(facts: readonly Facts[], now: number): string[] {
  let room = BYTES_MAX
  return facts
    .toSorted((a, b) => b.at - a.at)
    .filter(({ at, bytes }) => {
      room -= bytes
      return room < 0 || now - at > KEPT_FOR
    })
    .map(({ id }) => id)
}
