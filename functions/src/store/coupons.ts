import { couponCodes } from '@postwright/core/collections/coupon-codes'
import { couponRedemptions } from '@postwright/core/collections/coupon-redemptions'
import { coupons } from '@postwright/core/collections/coupons'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import type { CouponCodeStore, CouponRedemptionStore, CouponStore } from '../domain/ports/money.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

export function createCouponStore(refs: Refs, clock: Clock): CouponStore {
  return {
    ...describedStore(refs, clock, coupons),

    listLatest: async (limit) => {
      const latest = refs.described(coupons).orderBy('createdAt', 'desc').limit(limit)
      return refs.rowsOf((await latest.get()).docs)
    },
  }
}

export function createCouponCodeStore(refs: Refs, clock: Clock): CouponCodeStore {
  return {
    ...describedStore(refs, clock, couponCodes),

    listOf: async (couponId, { after, limit }) => {
      const own = refs.described(couponCodes).where('couponId', '==', couponId).orderBy(FieldPath.documentId())
      const page = after === null ? own : own.startAfter(after)
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },
  }
}

export function createCouponRedemptionStore(refs: Refs, clock: Clock): CouponRedemptionStore {
  return {
    ...describedStore(refs, clock, couponRedemptions),

    listOf: async (couponId, { before, limit }) => {
      const own = refs
        .described(couponRedemptions)
        .where('couponId', '==', couponId)
        .orderBy('createdAt', 'desc')
        .orderBy(FieldPath.documentId(), 'desc')
      const page = before === null ? own : own.startAfter(Timestamp.fromMillis(before.createdAt), before.id)
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },
  }
}
