import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { type Plan, planSchema } from '@postwright/core/model/plan'
import { paths } from '@postwright/core/paths'
import type { Refs } from './refs.ts'

export type PlanStore = ReturnType<typeof createPlanStore>

export function createPlanStore(refs: Refs) {
  const plans = () => refs.collection(paths.plans(), planSchema)

  return {
    /** Plans that are offered, by their place. */
    listVisible: async (): Promise<Plan[]> => {
      const found = await plans().where('isVisible', '==', true).orderBy('sort').limit(LIST_LIMIT_MAX).get()
      return found.docs.map((doc) => doc.data())
    },

    isEmpty: async (): Promise<boolean> => (await plans().limit(1).get()).empty,

    /** Creates those that do not exist; existing plans stay as they are. */
    createMissing: async (missing: readonly Plan[]): Promise<void> => {
      const refsById = missing.map((plan) => refs.doc(paths.plan(plan.id), planSchema))
      await refs.db.runTransaction(async (tx) => {
        const snapshots = await tx.getAll(...refsById)
        missing.forEach((plan, index) => {
          const ref = refsById[index]
          if (ref && !snapshots[index]?.exists) tx.create(ref, plan)
        })
      })
    },
  }
}
