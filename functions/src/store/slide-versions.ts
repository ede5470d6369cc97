import { type SlideVersion, slideVersions } from '@postwright/core/collections/slide-versions'
import { decks } from '@postwright/core/collections/decks'
import type { Query } from 'firebase-admin/firestore'
import type { SlideVersionStore } from '../domain/ports/content.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createSlideVersionStore(refs: Refs): SlideVersionStore {
  return {
    isInDeck: async (tx, wid, deckId) => (await within(tx).get(refs.db.collection(decks.path(wid)).doc(deckId))).exists,

    of: (tx, wid, slideId) => {
      const all = refs.described(slideVersions, wid)
      const stored = all.where('slideId', '==', slideId)
      const read = async (query: Query<SlideVersion>) => refs.rowsOf((await within(tx).get(query)).docs)
      return {
        latestUpTo: async (rev) =>
          (await read(stored.where('slideRev', '<=', rev).orderBy('slideRev', 'desc').limit(1)))[0] ?? null,
        earliestAfter: async (rev) =>
          (await read(stored.where('slideRev', '>', rev).orderBy('slideRev').limit(1)))[0] ?? null,
        oldest: (count) => read(stored.orderBy('slideRev').limit(count)),
        count: async () => (await within(tx).get(stored.count())).data().count,
        save: (version) => void within(tx).set(all.doc(version.id), version),
        remove: (id) => void within(tx).delete(all.doc(id)),
      }
    },
  }
}
