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
      return refs.rowsOf(found.docs)
    },

    /** True when a plan of this schema is stored, offered or not. */
    hasAny: async (schema: number): Promise<boolean> =>
      !(await plans().where('schema', '==', schema).limit(1).get()).empty,

    /** Stores those that do not exist or are of an older schema; others stay as they are. */
    createOrRenew: async (wanted: readonly Plan[]): Promise<void> => {
      const refsById = wanted.map((plan) => refs.doc(paths.plan(plan.id), planSchema))
      await refs.db.runTransaction(async (tx) => {
        const snapshots = await tx.getAll(...refsById)
        wanted.forEach((plan, index) => {
          const [ref, stored] = [refsById[index], snapshots[index]?.data()]
          if (!ref || (stored && stored.schema >= plan.schema)) return
          tx.set(ref, { ...plan, rev: (stored?.rev ?? 0) + 1, createdAt: stored?.createdAt ?? plan.createdAt })
        })
      })
    },
  }
}
