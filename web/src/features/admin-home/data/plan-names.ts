import { useQuery } from '@tanstack/react-query'
import { listPricedPlans } from '@postwright/core/api/pricing'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

/** Every plan that people have or can have, by its newest name. */
export function usePlanNames() {
  const queryFn = async () =>
    (await call(listPricedPlans, {})).plans.map(({ id, versions, draft }) => ({
      id,
      name: versions.at(-1)?.name ?? draft?.name ?? id,
    }))
  return queryState(useQuery({ queryKey: ['admin', 'plan-names'], queryFn }))
}
