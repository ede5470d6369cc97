import { posts } from '@postwright/core/collections/posts'
import { variantStatesSchema } from '@postwright/core/posts/post-state'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import type { PostStore } from '../domain/ports/publishing.ts'
import type { Clock } from '../domain/ports/world.ts'
import { countOf } from './queries.ts'
import { patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { unchangedSince, within, isLostRace } from './transaction.ts'

const STATES = 'variantStates'

export function createPostStore(refs: Refs, clock: Clock): PostStore {
  return {
    ...describedStore(refs, clock, posts),

    read: async (wid, id) => {
      const snapshot = await refs.post(wid, id).get()
      const post = snapshot.data()
      if (!post || !snapshot.updateTime) return null
      // Reads the variant states, which only the server writes, together with the post; unreadable states are derived again.
      const states = variantStatesSchema.safeParse(snapshot.get(STATES)).data ?? null
      return { post, version: snapshot.updateTime, states }
    },

    plannedWithin: async (wid, { from, to }, limit) => {
      const planned = refs.posts(wid).where('plannedAt', '>=', new Date(from)).where('plannedAt', '<', new Date(to))
      return refs.rowsOf((await planned.orderBy('plannedAt').limit(limit).get()).docs)
    },

    latest: async (wid, { lifecycle, after, limit }) => {
      const all = refs.posts(wid).orderBy('updatedAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
      const inOne = lifecycle === undefined ? all : all.where('lifecycle', '==', lifecycle)
      const page = after === null ? inOne : inOne.startAfter(Timestamp.fromMillis(after.updatedAt), after.id)
      const { docs } = await page.limit(limit).get()
      // Read from the document itself: an unreadable last post does not end the list.
      const last = docs.length < limit ? undefined : docs.at(-1)
      const updatedAt: unknown = last?.get('updatedAt')
      const end = last && updatedAt instanceof Timestamp ? { id: last.id, updatedAt: updatedAt.toMillis() } : null
      return { posts: refs.rowsOf(docs), end }
    },

    latestPlanned: async (wid, limit) =>
      refs.rowsOf((await refs.posts(wid).orderBy('plannedAt', 'desc').limit(limit).get()).docs),

    countPlannedBy: async (wid, uid) => {
      const planned = refs.posts(wid).where('createdBy', '==', uid).where('lifecycle', '==', 'scheduled')
      return countOf(planned)
    },

    existsIn: async (tx, wid, id) => (await within(tx).get(refs.post(wid, id))).exists,

    noteIn: (tx, wid, post, facts) => {
      within(tx).update(refs.post(wid, post.id), patchFor(facts, post))
    },

    derive: async (wid, { post, version }, derived, states) => {
      try {
        const changes = { ...patchFor(derived, post), [STATES]: states }
        const { writeTime } = await refs.post(wid, post.id).update(changes, unchangedSince(version))
        return { post: { ...post, ...derived }, version: writeTime, states }
      } catch (error) {
        if (isLostRace(error)) return null
        throw error
      }
    },
  }
}
