import { queues } from '@postwright/core/collections/queues'
import { QUEUES_GROUP } from '@postwright/core/paths'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { QueueStore } from '../domain/ports/planning.ts'

export function createQueueStore(refs: Refs, clock: Clock): QueueStore {
  const queueRef = (wid: string, id: string) => refs.described(queues, wid).doc(id)
  return {
    get: async (wid, id) => (await queueRef(wid, id).get()).data() ?? null,

    getIn: async (tx, wid, id) => (await within(tx).get(queueRef(wid, id))).data() ?? null,

    list: async (wid) => refs.rowsOf((await refs.described(queues, wid).get()).docs),

    /** How many a workspace has; the transaction fails where one is added meanwhile. */
    countIn: async (tx, wid) => (await within(tx).get(refs.described(queues, wid).count())).data().count,

    createIn: (tx, wid, queue) => {
      within(tx).create(queueRef(wid, queue.id), queue)
    },

    updateIn: (tx, wid, queue, patch) => {
      const changes = { ...patch, ...nextRevision(queue, clock) }
      within(tx).update(queueRef(wid, queue.id), patchFor(changes, queue))
      return { ...queue, ...changes }
    },

    noteIn: (tx, wid, queue, facts) => {
      within(tx).update(queueRef(wid, queue.id), patchFor(facts, queue))
      return { ...queue, ...facts }
    },

    deleteIn: (tx, wid, id) => {
      within(tx).delete(queueRef(wid, id))
    },

    listMoving: async (until, limit) => {
      const { docs } = await refs.db
        .collectionGroup(QUEUES_GROUP)
        .where('movingAt', '<=', new Date(until))
        .orderBy('movingAt')
        .limit(limit)
        .select()
        .get()
      return docs.map(({ id, ref }) => ({ workspaceId: ref.parent.parent?.id ?? '', queueId: id }))
    },
  }
}
