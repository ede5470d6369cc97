import { LEASE_TTL } from '@postwright/core/limits'
import { setTimeout as delay } from 'node:timers/promises'
import type { Faults, FaultStore } from '../domain/ports/world.ts'

/** Returns faults that exit or delay this process at the point specified in a `faults/{variantId}` document. */
export function createLocalFaults(store: FaultStore): Faults {
  return {
    at: async (point, variantId) => {
      const fault = await store.take(variantId, point)
      if (!fault) return
      if (fault.action === 'exit') process.exit(1)
      await delay(2 * LEASE_TTL)
    },
  }
}
