import { plans } from '@postwright/core/collections/plans'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Plan } from '@postwright/core/model/plan'
import type { Refs } from './refs.ts'

export type PlanStore = ReturnType<typeof createPlanStore>

export function createPlanStore(refs: Refs) {
  const documents = () => refs.described(plans)

  return {
    /** Plans that are offered, by their place. */
    listVisible: async (): Promise<Plan[]> => {
      const found = await documents().where('isVisible', '==', true).orderBy('sort').limit(LIST_LIMIT_MAX).get()
      return refs.rowsOf(found.docs)
    },

    /** True when a plan of this schema is stored, offered or not. */
    hasAny: async (schema: number): Promise<boolean> =>
      !(await documents().where('schema', '==', schema).limit(1).get()).empty,

    /** Stores those that do not exist or are of an older schema; others stay as they are. */
    createOrRenew: async (wanted: readonly Plan[]): Promise<void> => {
      const refsById = wanted.map((plan) => documents().doc(plan.id))
      await refs.db.runTransaction(async (tx) => {
        const snapshots = await tx.getAll(...refsById)
        wanted.forEach((plan, index) => {
          const [ref, snapshot] = [refsById[index], snapshots[index]]
          const stored = snapshot?.data()
          // NOTE the version as it is stored: what was read is upgraded already.
          if (!ref || (stored && snapshot?.get('schema') === plan.schema)) return
          tx.set(ref, { ...plan, rev: (stored?.rev ?? 0) + 1, createdAt: stored?.createdAt ?? plan.createdAt })
        })
      })
    },
  }
}
