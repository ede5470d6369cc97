import { deckTemplateRecordSchema } from '@postwright/core/gallery/deck-template-record'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { DeckTemplateStore } from '../domain/ports/content.ts'

export function createDeckTemplateStore(refs: Refs): DeckTemplateStore {
  const all = () => refs.collection(paths.deckTemplates(), { schema: deckTemplateRecordSchema })

  return {
    get: async (id) => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx, id) => (await within(tx).get(all().doc(id))).data() ?? null,

    /** Those that were changed last, the latest first. */
    list: async () => refs.rowsOf((await all().orderBy('updatedAt', 'desc').limit(LIST_LIMIT_MAX).get()).docs),

    saveIn: (tx, record) => {
      within(tx).set(all().doc(record.id), record)
    },
  }
}
