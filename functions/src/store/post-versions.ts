import { type PostVersion, postVersions } from '@postwright/core/collections/post-versions'
import type { Query } from 'firebase-admin/firestore'
import type { KeptVersions } from '../domain/versions/keep-run.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** The versions of one post inside of a transaction. */
export type VersionsOfPost = KeptVersions<PostVersion>

export type PostVersionStore = ReturnType<typeof createPostVersionStore>

export function createPostVersionStore(refs: Refs) {
  const all = (wid: string, postId: string) => refs.described(postVersions, wid, postId)

  return {
    of: (tx: Tx, wid: string, postId: string): VersionsOfPost => {
      const stored = all(wid, postId)
      const read = async (query: Query<PostVersion>) => refs.rowsOf((await tx.get(query)).docs)
      return {
        latestUpTo: async (postRev) =>
          (await read(stored.where('postRev', '<=', postRev).orderBy('postRev', 'desc').limit(1)))[0] ?? null,
        earliestAfter: async (postRev) =>
          (await read(stored.where('postRev', '>', postRev).orderBy('postRev').limit(1)))[0] ?? null,
        oldest: (count) => read(stored.orderBy('postRev').limit(count)),
        count: async () => (await tx.get(stored.count())).data().count,
        save: (version) => void tx.set(stored.doc(version.id), version),
        remove: (id) => void tx.delete(stored.doc(id)),
      }
    },

    /** Removes all versions of a post, readable or not. */
    deleteOf: async (wid: string, postId: string): Promise<void> => {
      await refs.db.recursiveDelete(all(wid, postId))
    },
  }
}
