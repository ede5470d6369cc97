import { CANARY_RUNS_A_DAY_MAX, canaryDaySchema, canaryPostSchema } from '@postwright/core/model/canary'
import { paths } from '@postwright/core/paths'
import type { CanaryStore } from '../domain/ports/own-networks.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

const post = { schema: canaryPostSchema }
const day = { schema: canaryDaySchema }

export function createCanaryStore(refs: Refs): CanaryStore {
  const postRef = (recordKey: string) => refs.doc(paths.canaryPost(recordKey), post)
  const dayRef = (id: string) => refs.doc(paths.canaryDay(id), day)

  return {
    getIn: async (tx, recordKey) => (await within(tx).get(postRef(recordKey))).data() ?? null,

    createIn: (tx, made) => {
      within(tx).create(postRef(made.id), made)
    },

    countReceiptIn: (tx, stored) => {
      within(tx).update(postRef(stored.id), { receipts: stored.receipts + 1 })
    },

    deleteIn: (tx, recordKey) => {
      within(tx).delete(refs.db.doc(paths.canaryPost(recordKey)))
    },

    listOpen: async (limit) => {
      const open = refs.collection(paths.canaryPosts(), post).orderBy('plannedFor').limit(limit)
      return refs.rowsOf((await open.get()).docs)
    },

    get: async (recordKey) => (await postRef(recordKey).get()).data() ?? null,

    getDay: async (id) => (await dayRef(id).get()).data() ?? null,

    getDayIn: async (tx, id) => (await within(tx).get(dayRef(id))).data() ?? null,

    addRunIn: (tx, id, stored, run) => {
      const runs = [...(stored?.runs ?? []), run].slice(-CANARY_RUNS_A_DAY_MAX)
      within(tx).set(dayRef(id), { id, day: id, runs })
    },

    deleteDaysBefore: async (id, limit) => {
      const before = refs.collection(paths.canaryDays(), day).where('day', '<', id).limit(limit)
      const { docs } = await before.get()
      await Promise.all(docs.map(({ ref }) => ref.delete()))
    },
  }
}
