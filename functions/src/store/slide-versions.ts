import { type SlideVersion, slideVersions } from '@postwright/core/collections/slide-versions'
import { decks } from '@postwright/core/collections/decks'
import type { Query } from 'firebase-admin/firestore'
import type { KeptVersions } from '../domain/versions/keep-run.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type SlideVersionStore = ReturnType<typeof createSlideVersionStore>

/** What slides of a workspace were before. */
export function createSlideVersionStore(refs: Refs) {
  return {
    /** Whether the deck of a slide is still there: one that is deleted takes its versions with it. */
    isInDeck: async (tx: Tx, wid: string, deckId: string): Promise<boolean> =>
      (await tx.get(refs.db.collection(decks.path(wid)).doc(deckId))).exists,

    of: (tx: Tx, wid: string, slideId: string): KeptVersions<SlideVersion> => {
      const all = refs.described(slideVersions, wid)
      const stored = all.where('slideId', '==', slideId)
      const read = async (query: Query<SlideVersion>) => refs.rowsOf((await tx.get(query)).docs)
      return {
        latestUpTo: async (rev) =>
          (await read(stored.where('slideRev', '<=', rev).orderBy('slideRev', 'desc').limit(1)))[0] ?? null,
        earliestAfter: async (rev) =>
          (await read(stored.where('slideRev', '>', rev).orderBy('slideRev').limit(1)))[0] ?? null,
        oldest: (count) => read(stored.orderBy('slideRev').limit(count)),
        count: async () => (await tx.get(stored.count())).data().count,
        save: (version) => void tx.set(all.doc(version.id), version),
        remove: (id) => void tx.delete(all.doc(id)),
      }
    },
  }
}
