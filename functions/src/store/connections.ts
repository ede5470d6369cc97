import type { Connection } from '@postwright/core/model/connection'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type ConnectionStore = ReturnType<typeof createConnectionStore>

/** Connected accounts: the half that members may read. */
export function createConnectionStore(refs: Refs, clock: Clock) {
  return {
    get: async (wid: string, id: string): Promise<Connection | null> =>
      (await refs.connection(wid, id).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string, id: string): Promise<Connection | null> =>
      (await tx.get(refs.connection(wid, id))).data() ?? null,

    /** Writes the whole document, new or renewed. */
    saveIn: (tx: Tx, wid: string, connection: Connection): void => {
      tx.set(refs.connection(wid, connection.id), connection)
    },

    /** Changes some fields of a document read in the same transaction, and returns it as it will be. */
    updateIn: (tx: Tx, wid: string, connection: Connection, patch: Partial<Connection>): Connection => {
      const changes = { ...patch, ...nextRevision(connection, clock) }
      tx.update(refs.connection(wid, connection.id), patchFor(changes, connection))
      return { ...connection, ...changes }
    },
  }
}
