import * as contract from '@postwright/core/api/queues'
import { addToQueue } from '../domain/queues/add-to-queue.ts'
import { moveInQueue, shuffleQueue } from '../domain/queues/queue-order.ts'
import { saveEvergreen } from '../domain/queues/evergreens.ts'
import { saveQueue, deleteQueue } from '../domain/queues/save-queue.ts'
import { setQueuePause } from '../domain/queues/queue-pause.ts'
import { bind, type Route } from '../http/bind.ts'

const limit = { perMinute: 60, by: 'account' } as const

export const QUEUES_ROUTES: readonly Route[] = [
  bind(contract.saveQueue, { limit }, ({ deps, caller, input }) => saveQueue(deps, caller, input)),

  bind(contract.deleteQueue, { limit }, async ({ deps, caller, input }) => {
    await deleteQueue(deps, caller, input)
    return { deleted: true as const }
  }),

  bind(contract.setQueuePause, { limit }, ({ deps, caller, input }) => setQueuePause(deps, caller, input)),

  bind(contract.addToQueue, { limit, service: 'queues' }, ({ deps, caller, input }) => addToQueue(deps, caller, input)),

  bind(contract.moveInQueue, { limit }, ({ deps, caller, input }) => moveInQueue(deps, caller, input)),

  bind(contract.shuffleQueue, { limit }, ({ deps, caller, input }) => shuffleQueue(deps, caller, input)),

  bind(contract.saveEvergreen, { limit }, ({ deps, caller, input }) => saveEvergreen(deps, caller, input)),
]
