import { useQuery } from '@tanstack/react-query'
import { listPricedPlans, orderPlans, publishPlan, setPlanOffer, tryPlanLimits } from '@postwright/core/api/pricing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { PlanLimits } from '@postwright/core/model/plan'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type LimitTrial = OutputOf<typeof tryPlanLimits>

const KEY = ['admin', 'plans'] as const

/** Returns all plans with their versions; `refresh` reads them again. */
export function usePricedPlans() {
  const query = useQuery({ queryKey: KEY, queryFn: async () => (await call(listPricedPlans, {})).plans })
  return {
    plans: queryState(query),
    refresh: async () => {
      await query.refetch()
    },
  }
}

/** Returns how many users would exceed each limit of a draft, and the first of them. */
export function useLimitTrial(planId: string, limits: PlanLimits) {
  return queryState(
    useQuery({
      queryKey: [...KEY, 'what-if', planId, limits],
      queryFn: () => call(tryPlanLimits, { planId, limits }),
      staleTime: 0,
    }),
  )
}

/** @throws ApiError, `reauthentication_required` among them */
export async function publishDraft(planId: string, rev: number): Promise<void> {
  await call(publishPlan, { planId, rev })
}

/** @throws ApiError */
export async function changeOffer(planId: string, isVisible: boolean): Promise<void> {
  await call(setPlanOffer, { planId, isVisible })
}

/** @throws ApiError */
export async function changeOrder(planIds: string[]): Promise<void> {
  await call(orderPlans, { planIds })
}
