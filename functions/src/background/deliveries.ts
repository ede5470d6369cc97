import { documentId } from '@postwright/core/ids'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { z } from 'zod'
import { deliver as deliverOne } from '../domain/publishing/deliver.ts'
import type { DeliveryJob } from '../domain/ports/publishing.ts'
import type { GetDeps, Deps } from '../domain/ports/deps.ts'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { sweep as sweepDue } from '../domain/publishing/sweep.ts'
import { resumeServices } from '../domain/switches/resume-services.ts'

const jobSchema = z.object({
  workspaceId: documentId(),
  variantId: documentId(),
  generation: z.int().min(1),
  attempt: z.int().min(1),
}) satisfies z.ZodType<DeliveryJob>

/**
 * Creates the function that works through one queue. Each task is one delivery of one variant; repeats are harmless, so a failed run is simply
 * retried.
 */
export function deliverFunction(getDeps: GetDeps) {
  return onTaskDispatched(
    {
      timeoutSeconds: 300,
      // A video of 100 MB sent as one form needs 700 MB of memory.
      memory: '1GiB',
      retryConfig: { maxAttempts: 3, minBackoffSeconds: 5 },
      // Maximum of one queue; budgets limit the calls to a network.
      rateLimits: { maxConcurrentDispatches: 500, maxDispatchesPerSecond: 500 },
    },
    async ({ data }) => {
      await deliverOne(getDeps(), jobSchema.parse(data))
    },
  )
}

/** Enqueues due deliveries every minute, and resumes work that waited for services that are on again. */
export function sweepFunction(getDeps: GetDeps) {
  return onSchedule(
    // The sweep delivers overdue posts itself, so it needs the memory of a delivery.
    { schedule: 'every 1 minutes', timeoutSeconds: 360, memory: '1GiB', maxInstances: 2, retryCount: 0 },
    async () => {
      const deps = getDeps()
      const [swept] = await Promise.all([sweepDue(deps), resume(deps)])
      deps.logger.info('sweep', swept)
    },
  )
}

/** Resumes services and only logs a failure: publishing does not depend on this step. */
async function resume(deps: Deps): Promise<void> {
  try {
    await resumeServices(deps)
  } catch (error) {
    deps.logger.error('services could not be resumed', { error: String(error) })
  }
}
