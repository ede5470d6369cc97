import {
  COUPONS_MAX,
  type createCoupon as createContract,
  type listCoupons as listContract,
  type setCouponOffer as offerContract,
} from '@postwright/core/api/coupons'
import type { OutputOf } from '@postwright/core/endpoint'
import { COUPON_SCHEMA } from '@postwright/core/model/coupon'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'

type CouponAdminDeps = Pick<Deps, 'coupons' | 'auditLog' | 'transact' | 'clock'>

export async function listCoupons({ coupons }: Pick<Deps, 'coupons'>): Promise<OutputOf<typeof listContract>> {
  return { coupons: await coupons.listLatest(COUPONS_MAX) }
}

/** @throws `list_full` */
export async function createCoupon(
  deps: CouponAdminDeps,
  { uid: actorUid }: Caller,
  { couponId, terms }: z.output<typeof createContract.input>,
): Promise<OutputOf<typeof createContract>> {
  return deps.transact(async (tx) => {
    const [known, count] = await Promise.all([deps.coupons.getIn(tx, couponId), deps.coupons.countIn(tx)])
    if (known) return { coupon: known }
    if (count >= COUPONS_MAX) throw new AppError('list_full')
    const base = newDocument(deps.clock, { id: couponId, schema: COUPON_SCHEMA, createdBy: actorUid })
    const coupon = { ...base, ...terms, isOffered: true, redemptions: 0, codes: 0 }
    deps.coupons.createIn(tx, coupon)
    const facts = { name: terms.name, kind: terms.off.kind, duration: terms.duration.kind }
    deps.auditLog.appendIn(tx, { action: 'coupon.created', actorUid, subject: paths.coupon(couponId), facts })
    return { coupon }
  })
}

/** @throws `not_found` */
export async function setCouponOffer(
  deps: CouponAdminDeps,
  { uid: actorUid }: Caller,
  { couponId, name, isOffered }: z.output<typeof offerContract.input>,
): Promise<OutputOf<typeof offerContract>> {
  return deps.transact(async (tx) => {
    const coupon = await deps.coupons.getIn(tx, couponId)
    if (!coupon) throw new AppError('not_found', { message: `coupon ${couponId}` })
    if (coupon.name === name && coupon.isOffered === isOffered) return { coupon }
    const facts = { before: coupon.isOffered, after: isOffered, name }
    deps.auditLog.appendIn(tx, { action: 'coupon.changed', actorUid, subject: paths.coupon(couponId), facts })
    return { coupon: deps.coupons.updateIn(tx, coupon, { name, isOffered }) }
  })
}
