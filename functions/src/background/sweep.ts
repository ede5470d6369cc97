import { onSchedule } from 'firebase-functions/v2/scheduler'
import { sweep as sweepDue } from '../domain/publishing/sweep.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

/** Every minute: enqueues deliveries for what is due. */
export function sweepFunction(getDeps: GetDeps) {
  return onSchedule(
    // It delivers what is overdue itself, so it has the memory of a delivery.
    { schedule: 'every 1 minutes', timeoutSeconds: 360, memory: '1GiB', maxInstances: 2, retryCount: 0 },
    async () => {
      const deps = getDeps()
      deps.logger.info('sweep', await sweepDue(deps))
    },
  )
}
