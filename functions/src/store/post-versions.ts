import { type PostVersion, postVersions } from '@postwright/core/collections/post-versions'
import type { Query } from 'firebase-admin/firestore'
import type { KeptVersions, PostVersionStore } from '../domain/ports/content.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** The versions of one post inside of a transaction. */
export type VersionsOfPost = KeptVersions<PostVersion>

export function createPostVersionStore(refs: Refs): PostVersionStore {
  const all = (wid: string, postId: string) => refs.described(postVersions, wid, postId)

  return {
    of: (tx, wid, postId) => {
      const stored = all(wid, postId)
      const read = async (query: Query<PostVersion>) => refs.rowsOf((await within(tx).get(query)).docs)
      return {
        latestUpTo: async (postRev) =>
          (await read(stored.where('postRev', '<=', postRev).orderBy('postRev', 'desc').limit(1)))[0] ?? null,
        earliestAfter: async (postRev) =>
          (await read(stored.where('postRev', '>', postRev).orderBy('postRev').limit(1)))[0] ?? null,
        oldest: (count) => read(stored.orderBy('postRev').limit(count)),
        count: async () => (await within(tx).get(stored.count())).data().count,
        save: (version) => void within(tx).set(stored.doc(version.id), version),
        remove: (id) => void within(tx).delete(stored.doc(id)),
      }
    },

    deleteOf: async (wid, postId) => {
      await refs.db.recursiveDelete(all(wid, postId))
    },
  }
}
