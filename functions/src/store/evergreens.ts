import { evergreens } from '@postwright/core/collections/evergreens'
import { EVERGREENS_GROUP } from '@postwright/core/paths'
import type { Clock } from '../domain/ports/world.ts'
import type { EvergreenStore } from '../domain/ports/planning.ts'
import { converterFor, patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createEvergreenStore(refs: Refs, clock: Clock): EvergreenStore {
  const evergreenRef = (wid: string, id: string) => refs.described(evergreens, wid).doc(id)
  const withTurn = (wid: string, postId: string) =>
    refs.described(evergreens, wid).where('postId', '==', postId).limit(1)
  return {
    getIn: async (tx, wid, id) => (await within(tx).get(evergreenRef(wid, id))).data() ?? null,

    ofPost: async (wid, postId) => refs.rowsOf((await withTurn(wid, postId).get()).docs)[0] ?? null,

    ofPostIn: async (tx, wid, postId) => refs.rowsOf((await within(tx).get(withTurn(wid, postId))).docs)[0] ?? null,

    ofPostsIn: async (tx, wid, queueId, postIds) => {
      if (postIds.length === 0) return []
      const [originals, { docs }] = await Promise.all([
        within(tx).getAll(...postIds.map((id) => evergreenRef(wid, id))),
        within(tx).get(refs.described(evergreens, wid).where('queueId', '==', queueId)),
      ])
      return refs.rowsOf([...originals, ...docs]).filter(({ postId }) => postIds.includes(postId))
    },

    createIn: (tx, wid, evergreen) => {
      within(tx).create(evergreenRef(wid, evergreen.id), evergreen)
    },

    updateIn: (tx, wid, evergreen, patch) => {
      const changes = { ...patch, ...nextRevision(evergreen, clock) }
      within(tx).update(evergreenRef(wid, evergreen.id), patchFor(changes, evergreen))
      return { ...evergreen, ...changes }
    },

    duePages: (until, size) => {
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
