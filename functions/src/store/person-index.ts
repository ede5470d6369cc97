import { personIndex } from '@postwright/core/collections/person-index'
import { personIndexState } from '@postwright/core/collections/person-index-state'
import { personEntrySchema } from '@postwright/core/model/person-entry'
import { paths } from '@postwright/core/paths'
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'
import type { PersonIndexStore } from '../domain/ports/people.ts'
import type { Clock } from '../domain/ports/world.ts'
import { countOf } from './queries.ts'
import { converterFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

/** Id of the single document that stores the progress of indexing older accounts. */
const STATE_ID = 'backfill'

/** Fields shown in lists; the search fragments are omitted. */
const listedSchema = personEntrySchema.omit({ grams: true })
const { id: _id, ...LISTED } = listedSchema.shape

const ORDERS = {
  newest: { field: 'registeredAt', direction: 'desc' },
  name: { field: 'sortName', direction: 'asc' },
} as const

export function createPersonIndexStore(refs: Refs, clock: Clock): PersonIndexStore {
  const all = () => refs.db.collection(paths.personIndex())
  const state = () => refs.described(personIndexState).doc(STATE_ID)

  return {
    ...describedStore(refs, clock, personIndex),

    list: async ({ filter, gram, sort, since, after, limit }) => {
      const { field, direction } = ORDERS[sort]
      let query: Query = all()
      if (filter) query = query.where(filter.field, '==', filter.value)
      if (gram !== null) query = query.where('grams', 'array-contains', gram)
      if (since !== null) query = query.where('registeredAt', '>=', Timestamp.fromMillis(since))
      query = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction)
      if (after) query = query.startAfter(placeOf(after.value), after.id)
      const page = query.limit(limit).select(...Object.keys(LISTED))
      return refs.rowsOf((await page.withConverter(converterFor({ schema: listedSchema })).get()).docs)
    },

    countGram: async (gram, limit) => {
      const having = all().where('grams', 'array-contains', gram).orderBy('registeredAt', 'desc').limit(limit)
      return countOf(having)
    },

    readState: async () => (await state().get()).data() ?? null,

    saveState: async (saved) => {
      await state().set(saved)
    },
  }
}

function placeOf(value: string | number): string | Timestamp {
  return typeof value === 'number' ? Timestamp.fromMillis(value) : value
}
