import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import type { ConnectionStore } from '../../../functions/src/domain/ports/connections.ts'
import { nextRevision } from '../../../functions/src/store/converter.ts'
import { type MemoryDatabase, pathOf } from './database.ts'
import { memoryTx } from './transaction.ts'

export function createMemoryConnections({ connections }: MemoryDatabase, clock: Clock): ConnectionStore {
  return {
    get: async (wid, id) => connections.get(pathOf(wid, id))?.data ?? null,
    list: async () => connections.all(),
    getIn: async (tx, wid, id) => memoryTx(tx).read(connections, pathOf(wid, id)) ?? null,
    saveIn: (tx, wid, connection) => {
      memoryTx(tx).write(() => void connections.set(pathOf(wid, connection.id), connection))
    },

    updateIn: (tx, wid, connection, patch) => {
      const changes = { ...patch, ...nextRevision(connection, clock) }
      const path = pathOf(wid, connection.id)
      memoryTx(tx).write(() => void connections.update(path, changes), { collection: connections, path })
      return { ...connection, ...changes }
    },
  }
}
