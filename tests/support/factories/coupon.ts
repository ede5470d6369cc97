import type { Coupon, CouponCode } from '@postwright/core/model/coupon'
import { makeBase } from './document-base.ts'

/** 20 % off every plan, once, without limits. */
export function makeCoupon(facts: Partial<Coupon> = {}): Coupon {
  return {
    ...makeBase('coupon1'),
    name: 'Spring',
    off: { kind: 'percent', share: 2000 },
    duration: { kind: 'once' },
    planIds: [],
    redemptionsMax: null,
    expiresAt: null,
    isOffered: true,
    redemptions: 0,
    codes: 1,
    ...facts,
  }
}

/** A code of that coupon that everybody may use. */
export function makeCouponCode(facts: Partial<CouponCode> = {}): CouponCode {
  return {
    ...makeBase('SPRING'),
    couponId: 'coupon1',
    redemptionsMax: null,
    expiresAt: null,
    isFirstPurchaseOnly: false,
    minimum: {},
    onlyUid: null,
    isOffered: true,
    redemptions: 0,
    ...facts,
  }
}
