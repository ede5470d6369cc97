import { useQuery } from '@tanstack/react-query'
import {
  findCouponMisuse,
  listRedemptions,
  type RedemptionView,
  REDEMPTIONS_PAGE_MAX,
} from '@postwright/core/api/coupons'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'

/** Returns the redemptions of a coupon, the latest first. */
export function useRedemptions(couponId: string) {
  return usePagedRead<RedemptionView, string>(
    {
      key: ['admin', 'coupon-redemptions', couponId],
      async read({ after }) {
        const { redemptions, before } = await call(listRedemptions, {
          couponId,
          ...(after !== null && { before: after }),
        })
        return { data: redemptions, unreadable: 0, endCursor: before }
      },
    },
    REDEMPTIONS_PAGE_MAX,
  )
}

/** Returns people who redeemed a coupon and share a mark. */
export function useMisuse(couponId: string) {
  return queryState(
    useQuery({ queryKey: ['admin', 'coupon-misuse', couponId], queryFn: () => call(findCouponMisuse, { couponId }) }),
  )
}
