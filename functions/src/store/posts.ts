import type { Post } from '@postwright/core/model/post'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { isLostRace } from './lost-race.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** What the server derives; writing it leaves `rev` alone, so that a draft open in a tab meets no conflict. */
type Derived = Pick<Post, 'lifecycle' | 'plannedAt' | 'nextAt' | 'publishedAt'>

/** What the server notes beside it. */
type Noted = Pick<Post, 'generation' | 'seriesId' | 'seriesDay' | 'detachedAt'>

export type StoredPost = { post: Post; version: Timestamp }

export type PostStore = ReturnType<typeof createPostStore>

export function createPostStore(refs: Refs, clock: Clock) {
  return {
    read: async (wid: string, id: string): Promise<StoredPost | null> => {
      const snapshot = await refs.post(wid, id).get()
      const post = snapshot.data()
      return post && snapshot.updateTime ? { post, version: snapshot.updateTime } : null
    },

    getIn: async (tx: Tx, wid: string, id: string): Promise<Post | null> =>
      (await tx.get(refs.post(wid, id))).data() ?? null,

    /** What is or was planned for a stretch of time, the earliest first. */
    plannedWithin: async (wid: string, { from, to }: { from: number; to: number }, limit: number): Promise<Post[]> => {
      const planned = refs.posts(wid).where('plannedAt', '>=', new Date(from)).where('plannedAt', '<', new Date(to))
      return refs.rowsOf((await planned.orderBy('plannedAt').limit(limit).get()).docs)
    },

    /** What is or was planned, the latest first. */
    latestPlanned: async (wid: string, limit: number): Promise<Post[]> =>
      refs.rowsOf((await refs.posts(wid).orderBy('plannedAt', 'desc').limit(limit).get()).docs),

    /** Whether there is such a post, readable or not. */
    existsIn: async (tx: Tx, wid: string, id: string): Promise<boolean> => (await tx.get(refs.post(wid, id))).exists,

    createIn: (tx: Tx, wid: string, post: Post): void => {
      tx.create(refs.post(wid, post.id), post)
    },

    /** A change made by a person's call. */
    updateIn: (tx: Tx, wid: string, post: Post, patch: Partial<Post>): Post => {
      const changes = { ...patch, ...nextRevision(post, clock) }
      tx.update(refs.post(wid, post.id), patchFor(changes, post))
      return { ...post, ...changes }
    },

    /** Bookkeeping of the server, in a transaction that read the post. */
    noteIn: (tx: Tx, wid: string, post: Post, facts: Partial<Derived & Noted>): void => {
      tx.update(refs.post(wid, post.id), patchFor(facts, post))
    },

    /**
     * Writes what was derived, only if the post was not written since it was read.
     * @returns the post as it is now, or null when it was
     */
    derive: async (wid: string, { post, version }: StoredPost, derived: Derived): Promise<StoredPost | null> => {
      try {
        const changes = patchFor(derived, post)
        const { writeTime } = await refs.post(wid, post.id).update(changes, { lastUpdateTime: version })
        return { post: { ...post, ...derived }, version: writeTime }
      } catch (error) {
        if (isLostRace(error)) return null
        throw error
      }
    },

    deleteIn: (tx: Tx, wid: string, id: string): void => {
      tx.delete(refs.post(wid, id))
    },
  }
}
