import '../options.ts'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { sweep as sweepDue } from '../domain/publishing/sweep.ts'
import { getDeps } from '../get-deps.ts'

/** Every minute: enqueues deliveries for what is due. */
export const sweep = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 360, maxInstances: 2, retryCount: 0 },
  async () => {
    const deps = getDeps()
    deps.logger.info('sweep', await sweepDue(deps))
  },
)
