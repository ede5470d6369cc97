import type { Coupon, CouponCode, CouponRedemption } from '@postwright/core/model/coupon'
import type { Documents } from './documents.ts'

export type CouponStore = Pick<Documents<Coupon>, 'get' | 'getIn' | 'countIn' | 'createIn' | 'updateIn'> & {
  /** The latest first. */
  listLatest: (limit: number) => Promise<Coupon[]>
}

export type CouponCodeStore = Pick<Documents<CouponCode>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Codes of a coupon after one, in alphabetical order. */
  listOf: (couponId: string, page: { after: string | null; limit: number }) => Promise<CouponCode[]>
}

export type CouponRedemptionStore = Pick<
  Documents<CouponRedemption>,
  'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Redemptions of a coupon, the latest first, after one. */
  listOf: (
    couponId: string,
    page: { before: Pick<CouponRedemption, 'createdAt' | 'id'> | null; limit: number },
  ) => Promise<CouponRedemption[]>
}

/** Runs the redemptions of one code one after the other, as far as they meet here. */
export type CodeTurns = <T>(code: string, work: () => Promise<T>) => Promise<T>
