import { plans } from '@postwright/core/collections/plans'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { PlanStore } from '../domain/ports/content.ts'
import type { Refs } from './refs.ts'

export function createPlanStore(refs: Refs): PlanStore {
  const documents = () => refs.described(plans)

  return {
    listVisible: async () => {
      const found = await documents().where('isVisible', '==', true).orderBy('sort').limit(LIST_LIMIT_MAX).get()
      return refs.rowsOf(found.docs)
    },

    hasAny: async (schema) => !(await documents().where('schema', '==', schema).limit(1).get()).empty,

    createOrRenew: async (wanted) => {
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
