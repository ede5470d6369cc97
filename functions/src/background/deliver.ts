import '../options.ts'
import { documentId } from '@postwright/core/ids'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { z } from 'zod'
import { deliver as deliverOne } from '../domain/publishing/deliver.ts'
import type { DeliveryJob } from '../domain/ports.ts'
import { getDeps } from '../get-deps.ts'

const jobSchema = z.object({
  workspaceId: documentId(),
  variantId: documentId(),
  generation: z.int().min(1),
  attempt: z.int().min(1),
}) satisfies z.ZodType<DeliveryJob>

/** One task: one delivery of one variant. Repeats are harmless, so a failed run is simply run again. */
export const deliver = onTaskDispatched(
  {
    timeoutSeconds: 300,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: 50, maxDispatchesPerSecond: 100 },
  },
  async ({ data }) => {
    await deliverOne(getDeps(), jobSchema.parse(data))
  },
)
