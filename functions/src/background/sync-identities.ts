import { IDENTITY_SYNCS, IDENTITY_SYNC_PAUSE } from '@postwright/core/limits'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { syncIdentities as syncAll } from '../domain/accounts/sync-identities.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

/** The disabled identities of this process's last sync; without them a sync reads the accounts as well. */
let disabled: Set<string> | null = null

/** Three times a minute: suspends and restores people whose identity was disabled or enabled. */
export function syncIdentitiesFunction(getDeps: GetDeps) {
  return onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 120, maxInstances: 1, retryCount: 0 }, async () => {
    const deps = getDeps()
    const syncs = deps.config.isLocal ? 1 : IDENTITY_SYNCS
    for (let sync = 0; sync < syncs; sync += 1) {
      if (sync > 0) await deps.clock.sleep(IDENTITY_SYNC_PAUSE)
      disabled = await syncAll(deps, disabled)
    }
  })
}
