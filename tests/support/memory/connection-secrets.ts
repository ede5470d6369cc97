import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import type { ConnectionSecretStore } from '../../../functions/src/domain/ports/connections.ts'
import { nextRevision } from '../../../functions/src/store/converter.ts'
import type { MemoryDatabase } from './database.ts'
import { memoryTx } from './transaction.ts'

export function createMemoryConnectionSecrets(
  { connectionSecrets }: MemoryDatabase,
  clock: Clock,
): ConnectionSecretStore {
  return {
    get: async (id) => connectionSecrets.get(id)?.data ?? null,
    getIn: async (tx, id) => memoryTx(tx).read(connectionSecrets, id) ?? null,
    saveIn: (tx, secret) => memoryTx(tx).write(() => void connectionSecrets.set(secret.id, secret)),

    resealIn: (tx, secret, sealed, appRef) => {
      const changes = { sealed, ...(appRef !== undefined && { appRef }), ...nextRevision(secret, clock) }
      const needs = { collection: connectionSecrets, path: secret.id }
      memoryTx(tx).write(() => void connectionSecrets.update(secret.id, changes), needs)
    },

    leaseIn: (tx, secret, leaseEndsAt) => {
      const needs = { collection: connectionSecrets, path: secret.id }
      memoryTx(tx).write(() => void connectionSecrets.update(secret.id, { leaseEndsAt }), needs)
    },

    deleteIn: (tx, id) => memoryTx(tx).write(() => connectionSecrets.delete(id)),
  }
}
