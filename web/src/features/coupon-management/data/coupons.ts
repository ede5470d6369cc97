import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createCoupon, listCoupons } from '@postwright/core/api/coupons'
import { listPricedPlans } from '@postwright/core/api/pricing'
import type { Coupon, CouponTerms } from '@postwright/core/model/coupon'
import { FREE_PLAN, getCurrentVersion } from '@postwright/core/model/plan'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

const COUPONS = ['admin', 'coupons'] as const
const PLANS = ['admin', 'coupon-plans'] as const

/** Returns all coupons, the latest first. */
export function useCoupons() {
  return queryState(
    useQuery({ queryKey: COUPONS, queryFn: async () => (await call(listCoupons, {})).coupons, staleTime: 0 }),
  )
}

/** Returns a function that reloads the coupons after a change. */
export function useCouponsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: COUPONS })
}

export type CouponPlan = { id: string; name: string; isPaid: boolean }

/** Returns the plans with their current names. */
export function useCouponPlans() {
  return queryState(
    useQuery({
      queryKey: PLANS,
      queryFn: async (): Promise<CouponPlan[]> => {
        const { plans } = await call(listPricedPlans, {})
        return plans.map((plan) => {
          const current = getCurrentVersion(plan)
          const name = current?.name ?? plan.draft?.name ?? plan.id
          return { id: plan.id, name, isPaid: current !== null && plan.id !== FREE_PLAN }
        })
      },
    }),
  )
}

/** @throws ApiError, `reauthentication_required` among them */
export async function makeCoupon(couponId: string, terms: CouponTerms): Promise<Coupon> {
  return (await call(createCoupon, { couponId, terms })).coupon
}
