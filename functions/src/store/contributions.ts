import { contributionSchema, type Contribution, type ContributionState } from '@postwright/core/gallery/contribution'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type ContributionStore = ReturnType<typeof createContributionStore>

export function createContributionStore(refs: Refs) {
  const all = () => refs.collection(paths.contributions(), { schema: contributionSchema })

  return {
    get: async (id: string): Promise<Contribution | null> => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx: Tx, id: string): Promise<Contribution | null> => (await tx.get(all().doc(id))).data() ?? null,

    listOf: async (uid: string): Promise<Contribution[]> =>
      refs.rowsOf((await all().where('createdBy', '==', uid).limit(LIST_LIMIT_MAX).get()).docs),

    /** A person's that wait for a review. */
    waitingOfIn: async (tx: Tx, uid: string): Promise<Contribution[]> => {
      const waiting = all().where('createdBy', '==', uid).where('state', '==', 'waiting')
      return refs.rowsOf((await tx.get(waiting.limit(LIST_LIMIT_MAX))).docs)
    },

    listIn: async (state: ContributionState): Promise<Contribution[]> =>
      refs.rowsOf((await all().where('state', '==', state).limit(LIST_LIMIT_MAX).get()).docs),

    /** Of anyone, with the same content: waiting for a review or approved. */
    sameAs: async (fingerprint: string): Promise<Contribution[]> => {
      const { docs } = await all().where('fingerprint', '==', fingerprint).limit(LIST_LIMIT_MAX).get()
      return refs.rowsOf(docs).filter(({ state }) => state === 'waiting' || state === 'approved')
    },

    saveIn: (tx: Tx, contribution: Contribution): void => {
      tx.set(all().doc(contribution.id), contribution)
    },
  }
}
