import type { TaskQueue } from 'firebase-admin/functions'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DeliveryJob, DeliveryQueue } from '../domain/ports.ts'

const ALREADY_QUEUED = 'functions/task-already-exists'
const sdkErrorSchema = z.object({ code: z.string() })

/** Cloud Tasks, one task per delivery of a variant: enqueuing the same delivery twice creates one task. */
export function createCloudTasksQueue(openQueue: () => Promise<TaskQueue<DeliveryJob>>): DeliveryQueue {
  return {
    enqueue: async (job, runAt) => {
      const queue = await openQueue()
      try {
        await queue.enqueue(job, { id: taskName(job, runAt), scheduleTime: new Date(runAt) })
      } catch (error) {
        if (!isAlreadyQueued(error)) throw error
      }
    },
  }
}

/** Hashed, because names with a common prefix slow the queue down. */
function taskName({ variantId, generation, attempt }: DeliveryJob, runAt: number): string {
  return createHash('sha256')
    .update(JSON.stringify([variantId, generation, attempt, runAt]))
    .digest('hex')
}

function isAlreadyQueued(error: unknown): boolean {
  const parsed = sdkErrorSchema.safeParse(error)
  return parsed.success && parsed.data.code === ALREADY_QUEUED
}
