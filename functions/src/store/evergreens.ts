import { evergreens } from '@postwright/core/collections/evergreens'
import type { Evergreen } from '@postwright/core/model/evergreen'
import { EVERGREENS_GROUP } from '@postwright/core/paths'
import type { Clock } from '../domain/ports.ts'
import type { DueEvergreen } from '../domain/queues/due-evergreen.ts'
import { converterFor, patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type EvergreenStore = ReturnType<typeof createEvergreenStore>

export function createEvergreenStore(refs: Refs, clock: Clock) {
  const evergreenRef = (wid: string, id: string) => refs.described(evergreens, wid).doc(id)
  const withTurn = (wid: string, postId: string) =>
    refs.described(evergreens, wid).where('postId', '==', postId).limit(1)
  return {
    getIn: async (tx: Tx, wid: string, id: string): Promise<Evergreen | null> =>
      (await tx.get(evergreenRef(wid, id))).data() ?? null,

    /** The one whose present turn is this post. */
    ofPost: async (wid: string, postId: string): Promise<Evergreen | null> =>
      refs.rowsOf((await withTurn(wid, postId).get()).docs)[0] ?? null,

    ofPostIn: async (tx: Tx, wid: string, postId: string): Promise<Evergreen | null> =>
      refs.rowsOf((await tx.get(withTurn(wid, postId))).docs)[0] ?? null,

    /** Those whose present turn is one of these posts of a queue. */
    ofPostsIn: async (tx: Tx, wid: string, queueId: string, postIds: readonly string[]): Promise<Evergreen[]> => {
      if (postIds.length === 0) return []
      const [originals, { docs }] = await Promise.all([
        tx.getAll(...postIds.map((id) => evergreenRef(wid, id))),
        tx.get(refs.described(evergreens, wid).where('queueId', '==', queueId)),
      ])
      return refs.rowsOf([...originals, ...docs]).filter(({ postId }) => postIds.includes(postId))
    },

    createIn: (tx: Tx, wid: string, evergreen: Evergreen): void => {
      tx.create(evergreenRef(wid, evergreen.id), evergreen)
    },

    updateIn: (tx: Tx, wid: string, evergreen: Evergreen, patch: Partial<Evergreen>): Evergreen => {
      const changes = { ...patch, ...nextRevision(evergreen, clock) }
      tx.update(evergreenRef(wid, evergreen.id), patchFor(changes, evergreen))
      return { ...evergreen, ...changes }
    },

    /** What is due at `until` or earlier in all workspaces, the oldest first, page by page. */
    duePages: (until: number, size: number): AsyncIterable<DueEvergreen[]> => {
      const due = refs.db
        .collectionGroup(EVERGREENS_GROUP)
        .withConverter(converterFor(evergreens))
        .where('dueAt', '<=', new Date(until))
        .orderBy('dueAt')
      return refs.pagesOf(due, size, (snapshot) => ({
        workspaceId: snapshot.ref.parent.parent?.id ?? '',
        evergreen: snapshot.data(),
      }))
    },
  }
}
