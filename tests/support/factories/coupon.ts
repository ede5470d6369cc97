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
    batch: '0b9f2f0e-5a3c-4f7e-9d52-3f0c8a6f1c11',
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
