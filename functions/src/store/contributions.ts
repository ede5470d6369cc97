import { contributionSchema } from '@postwright/core/gallery/contribution'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { ContributionStore } from '../domain/ports/content.ts'

export function createContributionStore(refs: Refs): ContributionStore {
  const all = () => refs.collection(paths.contributions(), { schema: contributionSchema })

  return {
    get: async (id) => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx, id) => (await within(tx).get(all().doc(id))).data() ?? null,

    listOf: async (uid) => refs.rowsOf((await all().where('createdBy', '==', uid).limit(LIST_LIMIT_MAX).get()).docs),

    waitingOfIn: async (tx, uid) => {
      const waiting = all().where('createdBy', '==', uid).where('state', '==', 'waiting')
      return refs.rowsOf((await within(tx).get(waiting.limit(LIST_LIMIT_MAX))).docs)
    },

    listByState: async (state) =>
      refs.rowsOf((await all().where('state', '==', state).limit(LIST_LIMIT_MAX).get()).docs),

    sameAs: async (fingerprint) => {
      const { docs } = await all().where('fingerprint', '==', fingerprint).limit(LIST_LIMIT_MAX).get()
      return refs.rowsOf(docs).filter(({ state }) => state === 'waiting' || state === 'approved')
    },

    saveIn: (tx, contribution) => {
      within(tx).set(all().doc(contribution.id), contribution)
    },
  }
}
