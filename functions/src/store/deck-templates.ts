import { deckTemplateRecordSchema, type DeckTemplateRecord } from '@postwright/core/gallery/deck-template-record'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type DeckTemplateStore = ReturnType<typeof createDeckTemplateStore>

export function createDeckTemplateStore(refs: Refs) {
  const all = () => refs.collection(paths.deckTemplates(), { schema: deckTemplateRecordSchema })

  return {
    get: async (id: string): Promise<DeckTemplateRecord | null> => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx: Tx, id: string): Promise<DeckTemplateRecord | null> =>
      (await tx.get(all().doc(id))).data() ?? null,

    /** Those that were changed last, the latest first. */
    list: async (): Promise<DeckTemplateRecord[]> =>
      refs.rowsOf((await all().orderBy('updatedAt', 'desc').limit(LIST_LIMIT_MAX).get()).docs),

    saveIn: (tx: Tx, record: DeckTemplateRecord): void => {
      tx.set(all().doc(record.id), record)
    },
  }
}
