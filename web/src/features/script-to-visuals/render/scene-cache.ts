import { completed, settled } from '@/lib/indexed-db.ts'
import { openOptionalDatabase } from '@/lib/optional-database.ts'
import type { EncodedScene } from './film-encoder.ts'

const DATABASE = 'postwright-films'
const SCENES = 'scenes'
/** Name of the store for the facts of scenes, separate from the scenes so that their sizes can be read without loading them. */
const FACTS = 'facts'
/** Milliseconds after which cached scenes are deleted. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000
const BYTES_MAX = 400_000_000

type Facts = { id: string; at: number; bytes: number }

/**
 * Finished scenes by the fingerprint of their content, in the browser's own database: a film whose tab was closed continues after them, and one with
 * a changed scene renders only that scene. Without a database, or without space, nothing is cached.
 */
export type SceneCache = {
  find(id: string): Promise<EncodedScene | null>
  /** Returns how many of the scenes are cached. */
  count(ids: readonly string[]): Promise<number>
  keep(id: string, scene: EncodedScene, now: number): Promise<void>
}

export function openSceneCache(): SceneCache {
  const attempt = openOptionalDatabase({
    name: DATABASE,
    stores: [SCENES, FACTS],
    create: createStores,
    failure: 'Finished scenes of a film could not be kept or found',
  })

  return {
    find: (id) =>
      attempt(async (transaction) => {
        const request: IDBRequest<EncodedScene | undefined> = transaction.objectStore(SCENES).get(id)
        return (await settled(request)) ?? null
      }, null),
    count: (ids) =>
      attempt(async (transaction) => {
        const facts = transaction.objectStore(FACTS)
        const keys = await Promise.all([...new Set(ids)].map((id) => settled(facts.getKey(id))))
        return keys.filter((key) => key !== undefined).length
      }, 0),
    keep: (id, scene, now) =>
      attempt(async (transaction) => {
        const [scenes, facts] = [transaction.objectStore(SCENES), transaction.objectStore(FACTS)]
        const bytes = scene.frames.reduce((sum, { data }) => sum + data.byteLength, 0)
        scenes.put(scene, id)
        facts.put({ id, at: now, bytes } satisfies Facts)
        const all: IDBRequest<Facts[]> = facts.getAll()
        for (const old of idsToRemove(await settled(all), now)) {
          scenes.delete(old)
          facts.delete(old)
        }
        await completed(transaction)
      }, undefined),
  }
}

function createStores(database: IDBDatabase): void {
  database.createObjectStore(SCENES)
  database.createObjectStore(FACTS, { keyPath: 'id' })
}

/** Returns the ids of the expired scenes, and of the oldest scenes beyond the size limit. */
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
