import { queues } from '@postwright/core/collections/queues'
import type { Queue } from '@postwright/core/model/queue'
import { QUEUES_GROUP } from '@postwright/core/paths'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** What the planning of posts writes: `rev` stays, so that settings open in a tab meet no conflict. */
type Planned = Partial<Pick<Queue, 'plannedAt' | 'moves' | 'movingAt' | 'movedBy'>>

/** A queue by its ids. */
export type QueuePlace = { workspaceId: string; queueId: string }

export type QueueStore = ReturnType<typeof createQueueStore>

export function createQueueStore(refs: Refs, clock: Clock) {
  const queueRef = (wid: string, id: string) => refs.described(queues, wid).doc(id)
  return {
    get: async (wid: string, id: string): Promise<Queue | null> => (await queueRef(wid, id).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string, id: string): Promise<Queue | null> =>
      (await tx.get(queueRef(wid, id))).data() ?? null,

    list: async (wid: string): Promise<Queue[]> => refs.rowsOf((await refs.described(queues, wid).get()).docs),

    /** How many a workspace has; the transaction fails where one is added meanwhile. */
    countIn: async (tx: Tx, wid: string): Promise<number> =>
      (await tx.get(refs.described(queues, wid).count())).data().count,

    createIn: (tx: Tx, wid: string, queue: Queue): void => {
      tx.create(queueRef(wid, queue.id), queue)
    },

    updateIn: (tx: Tx, wid: string, queue: Queue, patch: Partial<Queue>): Queue => {
      const changes = { ...patch, ...nextRevision(queue, clock) }
      tx.update(queueRef(wid, queue.id), patchFor(changes, queue))
      return { ...queue, ...changes }
    },

    noteIn: (tx: Tx, wid: string, queue: Queue, facts: Planned): Queue => {
      tx.update(queueRef(wid, queue.id), patchFor(facts, queue))
      return { ...queue, ...facts }
    },

    deleteIn: (tx: Tx, wid: string, id: string): void => {
      tx.delete(queueRef(wid, id))
    },

    /** The queues of all workspaces whose moves were last gone on with at `until` or earlier. */
    listMoving: async (until: number, limit: number): Promise<QueuePlace[]> => {
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
