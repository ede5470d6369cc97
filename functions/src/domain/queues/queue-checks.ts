import { WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import type { Queue } from '@postwright/core/model/queue'
import type { Deps } from '../ports/deps.ts'
import { createRecently } from '../recently.ts'

/** Whether a queue is paused, as deliveries go by it: each process reads a queue once in a while. One that is deleted is not. */
export function createQueueChecks({ queues, clock }: Pick<Deps, 'queues' | 'clock'>): Deps['isQueuePaused'] {
  const recently = createRecently<Queue | null>(clock, WORKSPACE_CHECK_KEPT)
  return async (workspaceId, queueId) => {
    const queue = await recently(`${workspaceId}/${queueId}`, () => queues.get(workspaceId, queueId))
    return queue !== null && queue.pausedAt !== null
  }
}
