import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { isLostRace } from './lost-race.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { unchangedSince, within } from './transaction.ts'
import type { PostStore } from '../domain/ports/publishing.ts'

export function createPostStore(refs: Refs, clock: Clock): PostStore {
  return {
    read: async (wid, id) => {
      const snapshot = await refs.post(wid, id).get()
      const post = snapshot.data()
      return post && snapshot.updateTime ? { post, version: snapshot.updateTime } : null
    },

    getIn: async (tx, wid, id) => (await within(tx).get(refs.post(wid, id))).data() ?? null,

    plannedWithin: async (wid, { from, to }, limit) => {
      const planned = refs.posts(wid).where('plannedAt', '>=', new Date(from)).where('plannedAt', '<', new Date(to))
      return refs.rowsOf((await planned.orderBy('plannedAt').limit(limit).get()).docs)
    },

    latestPlanned: async (wid, limit) =>
      refs.rowsOf((await refs.posts(wid).orderBy('plannedAt', 'desc').limit(limit).get()).docs),

    existsIn: async (tx, wid, id) => (await within(tx).get(refs.post(wid, id))).exists,

    createIn: (tx, wid, post) => {
      within(tx).create(refs.post(wid, post.id), post)
    },

    /** A change made by a person's call. */
    updateIn: (tx, wid, post, patch) => {
      const changes = { ...patch, ...nextRevision(post, clock) }
      within(tx).update(refs.post(wid, post.id), patchFor(changes, post))
      return { ...post, ...changes }
    },

    noteIn: (tx, wid, post, facts) => {
      within(tx).update(refs.post(wid, post.id), patchFor(facts, post))
    },

    derive: async (wid, { post, version }, derived) => {
      try {
        const changes = patchFor(derived, post)
        const { writeTime } = await refs.post(wid, post.id).update(changes, unchangedSince(version))
        return { post: { ...post, ...derived }, version: writeTime }
      } catch (error) {
        if (isLostRace(error)) return null
        throw error
      }
    },

    deleteIn: (tx, wid, id) => {
      within(tx).delete(refs.post(wid, id))
    },
  }
}
