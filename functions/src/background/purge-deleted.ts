import { onSchedule } from 'firebase-functions/v2/scheduler'
import { purgeDeleted as purgeAll } from '../domain/accounts/purge-deleted.ts'
import { forgetReplacedModelKeys } from '../domain/models/rotate-shared-model.ts'
import { forgetReplacedKeys } from '../domain/platform-apps/rotate-platform-app.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

/** Every day: removes accounts whose time to take the deletion back is over, expired exports and uploads, and old items of the trash. */
export function purgeDeletedFunction(getDeps: GetDeps) {
  return onSchedule(
    { schedule: 'every day 03:20', timeoutSeconds: 1_800, maxInstances: 1, retryCount: 3 },
    async () => {
      const deps = getDeps()
      await forgetReplacedKeys(deps)
      await forgetReplacedModelKeys(deps)
      const done = await purgeAll(deps)
      deps.logger.info('purge', done)
      // The platform repeats a failed run; what was removed stays removed.
      if (done.failed > 0) throw new Error(`${done.failed} accounts or items could not be removed`)
    },
  )
}
