import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { Workspace } from '@postwright/core/model/workspace'
import { ALL_ON } from './services.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import type { Clock, Ids } from '../../../functions/src/domain/ports/world.ts'
import { createNetworkHealth } from '../../../functions/src/domain/networks/network-health.ts'
import { createRateBudgets } from '../../../functions/src/domain/networks/rate-budgets.ts'
import { createMemoryBlobs } from './blobs.ts'
import { createMemoryConnectionSecrets } from './connection-secrets.ts'
import { createMemoryConnections } from './connections.ts'
import { createMemoryDatabase, pathOf } from './database.ts'
import { createMemoryDue } from './due.ts'
import { createMemoryHeartbeats } from './heartbeats.ts'
import { createMemoryHeldVariants } from './held-variants.ts'
import { createMemoryNetworkStates } from './network-states.ts'
import { createMemoryPosts } from './posts.ts'
import { createMemoryPublishLog } from './publish-log.ts'
import { createMemoryRateBudgets } from './rate-budgets.ts'
import { MEMORY_SEALER } from './sealer.ts'
import { memoryTransact, memoryTx } from './transaction.ts'
import { createMemoryVariants } from './variants.ts'
import { createMemoryWorkspaces } from './workspaces.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

/** Stores that publishing needs, in memory or on Firestore. */
export type PublishingStores = {
  transact: Deps['transact']
  variants: Deps['variants']
  due: Deps['due']
  posts: Deps['posts']
  connections: Deps['connections']
  connectionSecrets: Deps['connectionSecrets']
  heartbeats: Deps['heartbeats']
  publishLog: Pick<Deps['publishLog'], 'append' | 'listOf'>
  members: Pick<Deps['members'], 'get'>
  workspaces: Pick<Deps['workspaces'], 'get' | 'getIn' | 'updateIn'>
  media: Pick<Deps['media'], 'get' | 'getIn'>
  blobs: Deps['blobs']
  sealer: Deps['sealer']
  workspaceChecks: Deps['workspaceChecks']
  brandKits: Deps['brandKits']
  brandKitChecks: Deps['brandKitChecks']
  services: Deps['services']
  heldVariants: Deps['heldVariants']
  networkStates: Deps['networkStates']
  isQueuePaused: Deps['isQueuePaused']
  networkHealth: Deps['networkHealth']
  rateBudgets: Deps['rateBudgets']
}

/** Creates publishing stores in memory, with the documents behind them. */
export function createMemoryPublishing(outside: { clock: Clock; ids: Ids; storeNow?: () => number }) {
  const database = createMemoryDatabase()
  const { clock } = outside
  const networkStates = createMemoryNetworkStates(database)
  const stores: PublishingStores = {
    transact: memoryTransact,
    variants: createMemoryVariants(database, outside),
    due: createMemoryDue(database),
    posts: createMemoryPosts(database, clock),
    connections: createMemoryConnections(database, clock),
    connectionSecrets: createMemoryConnectionSecrets(database, clock),
    heartbeats: createMemoryHeartbeats(database, clock),
    publishLog: createMemoryPublishLog(database, outside),
    members: { get: async (wid, uid) => database.members.get(pathOf(wid, uid))?.data ?? null },
    workspaces: createMemoryWorkspaces(database, clock),
    media: {
      get: async (wid, id) => database.media.get(pathOf(wid, id))?.data ?? null,
      getIn: async (tx, wid, id) => memoryTx(tx).read(database.media, pathOf(wid, id)) ?? null,
    },
    blobs: createMemoryBlobs(),
    sealer: MEMORY_SEALER,
    workspaceChecks: Object.assign((_: string, work: () => Promise<Workspace | null>) => work(), { forget: () => {} }),
    brandKits: { list: async () => [], listIn: async () => [] },
    brandKitChecks: Object.assign((_: string, work: () => Promise<BrandKit[]>) => work(), { forget: () => {} }),
    services: ALL_ON,
    heldVariants: createMemoryHeldVariants(database, { storeNow: outside.storeNow ?? clock.now }),
    networkStates,
    isQueuePaused: async () => false,
    networkHealth: createNetworkHealth({ networkStates, transact: memoryTransact, clock, logger: SILENT }),
    rateBudgets: createRateBudgets({ rateBudgetStore: createMemoryRateBudgets(), clock }),
  }
  return { database, stores }
}
