import type { Shape } from '@postwright/core/collections/read-stored'
import type { z } from 'zod'
import type { Documents } from '../domain/ports/documents.ts'
import type { Clock } from '../domain/ports/world.ts'
import { nextRevision, patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Parts of a collection's description required for its basic operations. */
export type Stored<Schema extends z.ZodType<object>, Place extends string[]> = Shape<Schema> & {
  path: (...place: Place) => string
}

/** Returns the basic operations on a described collection. A store adds its specific ones. */
export function describedStore<Schema extends z.ZodType<{ id: string; rev: number }>, Place extends string[]>(
  refs: Refs,
  clock: Clock,
  described: Stored<Schema, Place>,
): Documents<z.output<Schema>, Place> {
  const all = (place: Place) => refs.collection(described.path(...place), described)

  return {
    get: async (...at) => {
      const [place, id] = split<Place, string>(at)
      return (await all(place).doc(id).get()).data() ?? null
    },

    getIn: async (tx, ...at) => {
      const [place, id] = split<Place, string>(at)
      return (await within(tx).get(all(place).doc(id))).data() ?? null
    },

    list: async (...place) => refs.rowsOf((await all(place).get()).docs),

    countIn: async (tx, ...place) => (await within(tx).get(all(place).count())).data().count,

    createIn: (tx, ...document) => {
      const [place, entity] = split<Place, z.output<Schema>>(document)
      within(tx).create(all(place).doc(entity.id), entity)
    },

    saveIn: (tx, ...document) => {
      const [place, entity] = split<Place, z.output<Schema>>(document)
      within(tx).set(all(place).doc(entity.id), entity)
    },

    updateIn: (tx, ...change) => {
      const [document, patch] = split<[...Place, z.output<Schema>], Partial<z.output<Schema>>>(change)
      const [place, entity] = split<Place, z.output<Schema>>(document)
      const changes = { ...patch, ...nextRevision(entity, clock) }
      within(tx).update(all(place).doc(entity.id), patchFor(changes, entity))
      return { ...entity, ...changes }
    },

    deleteIn: (tx, ...at) => {
      const [place, id] = split<Place, string>(at)
      within(tx).delete(all(place).doc(id))
    },
  }
}

function split<First extends unknown[], Last>(all: [...first: First, last: Last]): [first: First, last: Last]
function split(all: readonly unknown[]): [first: readonly unknown[], last: unknown] {
  return [all.slice(0, -1), all.at(-1)]
}
