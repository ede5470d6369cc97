import type { TaskQueue } from 'firebase-admin/functions'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DeliveryJob, DeliveryQueue } from '../domain/ports/publishing.ts'

const ALREADY_QUEUED = 'functions/task-already-exists'
const sdkErrorSchema = z.object({ code: z.string() })

/**
 * Returns a queue over Cloud Tasks with one task per delivery of a variant: enqueuing the same delivery twice for the same time creates one task.
 * Tasks are spread over several queues, because each starts a limited number per second; all tasks of a variant are in the same queue.
 */
export function createCloudTasksQueue(
  openQueue: (name: string) => Promise<Pick<TaskQueue<DeliveryJob>, 'enqueue'>>,
): DeliveryQueue {
  return {
    enqueue: async (job, runAt) => {
      const queue = await openQueue(queueOf(job))
      try {
        await queue.enqueue(job, { id: taskName(job, runAt), scheduleTime: new Date(runAt) })
      } catch (error) {
        if (!isAlreadyQueued(error)) throw error
      }
    },
  }
}

function queueOf({ variantId }: DeliveryJob): string {
  const hash = createHash('sha256').update(variantId).digest()
  return DELIVER_QUEUES[hash.readUInt8(0) % DELIVER_QUEUES.length] ?? DELIVER_QUEUES[0]
}

/** The name is hashed, because names with a common prefix slow the queue down. */
function taskName({ variantId, generation, attempt }: DeliveryJob, runAt: number): string {
  return createHash('sha256')
    .update(JSON.stringify([variantId, generation, attempt, runAt]))
    .digest('hex')
}

function isAlreadyQueued(error: unknown): boolean {
  const parsed = sdkErrorSchema.safeParse(error)
  return parsed.success && parsed.data.code === ALREADY_QUEUED
}

/** Queue names; each queue runs its tasks in the exported function of the same name, in the region of that function. */
export const DELIVER_QUEUES = [
  'locations/us-central1/functions/deliver',
  'locations/us-central1/functions/deliver2',
  'locations/us-central1/functions/deliver3',
  'locations/us-central1/functions/deliver4',
] as const
