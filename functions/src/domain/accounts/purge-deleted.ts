import type { Deps } from '../../deps.ts'
import { exportKeyOf } from '../exports/export-key.ts'
import { purgeAccount } from './purge-account.ts'

const ACCOUNTS_MAX = 50
const EXPORTS_MAX = 200

/**
 * Removes the accounts whose time is over, and expired exports. One that fails does not keep the others; it is tried again
 * with the next run.
 * @returns how many of each were removed and how many failed
 */
export async function purgeDeleted(deps: Deps): Promise<{ accounts: number; exports: number; failed: number }> {
  const now = deps.clock.now()
  const done = { accounts: 0, exports: 0, failed: 0 }
  for (const user of await deps.users.listToDelete(now, ACCOUNTS_MAX)) {
    try {
      await purgeAccount(deps, user)
      done.accounts += 1
    } catch (error) {
      done.failed += 1
      deps.logger.error('an account could not be removed', {
        error: error instanceof Error ? error.stack : String(error),
      })
    }
  }
  for (const { uid, job } of await deps.jobs.listExpired(now, EXPORTS_MAX)) {
    await deps.blobs.delete(exportKeyOf(uid, job.id))
    await deps.jobs.delete(uid, job.id)
    done.exports += 1
  }
  return done
}
