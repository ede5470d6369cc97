import { brandKits } from '@postwright/core/collections/brand-kits'
import { earlierKits } from '@postwright/core/collections/earlier-kits'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { EarlierKitStore } from '../domain/ports/content.ts'

export function createEarlierKitStore(refs: Refs): EarlierKitStore {
  const earlierOf = (wid: string, kitId: string) => refs.described(earlierKits, wid).doc(kitId)

  return {
    hasKitIn: async (tx, wid, kitId) =>
      (await within(tx).get(refs.db.collection(brandKits.path(wid)).doc(kitId))).exists,

    getIn: async (tx, wid, kitId) => (await within(tx).get(earlierOf(wid, kitId))).data() ?? null,

    saveIn: (tx, wid, earlier) => {
      within(tx).set(earlierOf(wid, earlier.id), earlier)
    },

    delete: async (wid, kitId) => {
      await earlierOf(wid, kitId).delete()
    },
  }
}
