import type { NetworkState, NetworkStateStore } from '../../../functions/src/domain/ports/connections.ts'
import type { MemoryDatabase } from './database.ts'
import { memoryTx } from './transaction.ts'

export function createMemoryNetworkStates({ networkStates }: MemoryDatabase): NetworkStateStore {
  return {
    get: async (platform) => networkStates.get(platform)?.data ?? null,
    getIn: async (tx, platform) => memoryTx(tx).read(networkStates, platform) ?? null,
    list: async (): Promise<NetworkState[]> => networkStates.all(),
    saveIn: (tx, state) => {
      memoryTx(tx).write(() => void networkStates.set(state.id, state))
    },
  }
}
