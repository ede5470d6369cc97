import { documentId } from '@postwright/core/ids'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { z } from 'zod'
import { deliver as deliverOne } from '../domain/publishing/deliver.ts'
import type { DeliveryJob } from '../domain/ports/publishing.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const jobSchema = z.object({
  workspaceId: documentId(),
  variantId: documentId(),
  generation: z.int().min(1),
  attempt: z.int().min(1),
}) satisfies z.ZodType<DeliveryJob>

/** A queue with its function. One task: one delivery of one variant; repeats are harmless, so a failed run is simply run again. */
export function deliverFunction(getDeps: GetDeps) {
  return onTaskDispatched(
    {
      timeoutSeconds: 300,
      // A video of 100 MB that a network takes as one form takes 700 MB while it is sent.
      memory: '1GiB',
      retryConfig: { maxAttempts: 3, minBackoffSeconds: 5 },
      // The most that one queue can; how fast a network is called is decided by its budgets.
      rateLimits: { maxConcurrentDispatches: 500, maxDispatchesPerSecond: 500 },
    },
    async ({ data }) => {
      await deliverOne(getDeps(), jobSchema.parse(data))
    },
  )
}
