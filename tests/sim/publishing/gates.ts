import type { Workspace } from '@postwright/core/model/workspace'
import { ALL_ON } from '../../support/memory/services.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { createNetworkHealth } from '../../../functions/src/domain/networks/network-health.ts'
import { createRateBudgets } from '../../../functions/src/domain/networks/rate-budgets.ts'
import { createTtlCache } from '../../../functions/src/domain/ttl-cache.ts'
import type { PublishingStores } from '../../support/memory/publishing-ports.ts'
import { createMemoryRateBudgets } from '../../support/memory/rate-budgets.ts'
import { WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import type { Timeline } from './timeline.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

type Gate = Pick<Deps, 'workspaceChecks' | 'services' | 'isQueuePaused' | 'networkHealth' | 'rateBudgets'>

/** What decides before a call whether it may be made, as each machine has it: with a clock and a memory of its own. */
export function createGates(
  { networkStates, transact }: Pick<PublishingStores, 'networkStates' | 'transact'>,
  { timeline, skews }: { timeline: Timeline; skews: readonly number[] },
): Map<number, Gate> {
  const rateBudgetStore = createMemoryRateBudgets()
  return new Map(
    skews.map((skew) => {
      const clock = { now: () => timeline.now + skew, sleep: () => Promise.resolve() }
      const networkHealth = createNetworkHealth({ networkStates, transact, clock, logger: SILENT })
      const rateBudgets = createRateBudgets({ rateBudgetStore, clock })
      const workspaceChecks: Deps['workspaceChecks'] = createTtlCache(clock, WORKSPACE_CHECK_KEPT)
      return [skew, { workspaceChecks, services: ALL_ON, isQueuePaused: async () => false, networkHealth, rateBudgets }]
    }),
  )
}

/** Nothing is held back: most of what can go wrong around a call is tried more often then. */
export const ADMITS_ALL: Omit<Gate, 'networkHealth'> & {
  networkHealth: Pick<Gate['networkHealth'], 'admit' | 'note'>
} = {
  workspaceChecks: Object.assign((_: string, work: () => Promise<Workspace | null>) => work(), { forget: () => {} }),
  services: ALL_ON,
  isQueuePaused: async () => false,
  networkHealth: { admit: async () => ({ kind: 'go' }), note: async () => {} },
  rateBudgets: { take: async () => null, note: async () => {} },
}
