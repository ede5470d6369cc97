import * as contract from '@postwright/core/api/coupons'
import {
  createCoupon,
  listCoupons,
  setCouponOffer,
  addCouponCodes,
  listCouponCodes,
  setCodeOffer,
} from '../domain/coupons/coupons.ts'
import { findCouponMisuse, listRedemptions } from '../domain/coupons/read-redemptions.ts'
import { bind, type Route } from '../http/bind.ts'

export const COUPON_ROUTES: readonly Route[] = [
  bind(contract.listCoupons, { limit: { perMinute: 60, by: 'account' } }, ({ deps }) => listCoupons(deps)),

  bind(contract.createCoupon, { limit: { perMinute: 20, by: 'account' }, sensitive: true }, ({ deps, caller, input }) =>
    createCoupon(deps, caller, input),
  ),

  bind(contract.setCouponOffer, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    setCouponOffer(deps, caller, input),
  ),

  bind(contract.listCouponCodes, { limit: { perMinute: 120, by: 'account' } }, ({ deps, input }) =>
    listCouponCodes(deps, input),
  ),

  bind(
    contract.addCouponCodes,
    { limit: { perMinute: 30, by: 'account' }, sensitive: true },
    ({ deps, caller, input }) => addCouponCodes(deps, caller, input),
  ),

  bind(contract.setCodeOffer, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    setCodeOffer(deps, caller, input),
  ),

  bind(contract.listRedemptions, { limit: { perMinute: 60, by: 'account' } }, ({ deps, input }) =>
    listRedemptions(deps, input),
  ),

  bind(contract.findCouponMisuse, { limit: { perMinute: 20, by: 'account' } }, ({ deps, input }) =>
    findCouponMisuse(deps, input),
  ),
]
