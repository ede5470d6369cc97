import { onSchedule } from 'firebase-functions/v2/scheduler'
import { sweep as sweepDue } from '../domain/publishing/sweep.ts'
import type { Deps, GetDeps } from '../domain/ports/deps.ts'
import { resumeServices } from '../domain/switches/resume-services.ts'

/** Every minute: enqueues deliveries for what is due, and goes on with what waited for services that are on again. */
export function sweepFunction(getDeps: GetDeps) {
  return onSchedule(
    // It delivers what is overdue itself, so it has the memory of a delivery.
    { schedule: 'every 1 minutes', timeoutSeconds: 360, memory: '1GiB', maxInstances: 2, retryCount: 0 },
    async () => {
      const deps = getDeps()
      const [swept] = await Promise.all([sweepDue(deps), resume(deps)])
      deps.logger.info('sweep', swept)
    },
  )
}

/** Publishing does not depend on it. */
async function resume(deps: Deps): Promise<void> {
  try {
    await resumeServices(deps)
  } catch (error) {
    deps.logger.error('services could not be resumed', { error: String(error) })
  }
}
