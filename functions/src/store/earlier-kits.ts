import { brandKits } from '@postwright/core/collections/brand-kits'
import { type EarlierKit, earlierKits } from '@postwright/core/collections/earlier-kits'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type EarlierKitStore = ReturnType<typeof createEarlierKitStore>

/** What brand kits were before the last day of changes. */
export function createEarlierKitStore(refs: Refs) {
  const earlierOf = (wid: string, kitId: string) => refs.described(earlierKits, wid).doc(kitId)

  return {
    /** Whether the kit is still there: one that is deleted takes what it was with it. */
    hasKitIn: async (tx: Tx, wid: string, kitId: string): Promise<boolean> =>
      (await tx.get(refs.db.collection(brandKits.path(wid)).doc(kitId))).exists,

    getIn: async (tx: Tx, wid: string, kitId: string): Promise<EarlierKit | null> =>
      (await tx.get(earlierOf(wid, kitId))).data() ?? null,

    saveIn: (tx: Tx, wid: string, earlier: EarlierKit): void => {
      tx.set(earlierOf(wid, earlier.id), earlier)
    },

    delete: async (wid: string, kitId: string): Promise<void> => {
      await earlierOf(wid, kitId).delete()
    },
  }
}
