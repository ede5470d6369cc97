import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { ConnectionStore } from '../domain/ports/connections.ts'

export function createConnectionStore(refs: Refs, clock: Clock): ConnectionStore {
  return {
    get: async (wid, id) => (await refs.connection(wid, id).get()).data() ?? null,

    getIn: async (tx, wid, id) => (await within(tx).get(refs.connection(wid, id))).data() ?? null,

    /** Writes the whole document, new or renewed. */
    saveIn: (tx, wid, connection) => {
      within(tx).set(refs.connection(wid, connection.id), connection)
    },

    updateIn: (tx, wid, connection, patch) => {
      const changes = { ...patch, ...nextRevision(connection, clock) }
      within(tx).update(refs.connection(wid, connection.id), patchFor(changes, connection))
      return { ...connection, ...changes }
    },
  }
}
