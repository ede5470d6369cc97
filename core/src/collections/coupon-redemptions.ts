import { COUPON_REDEMPTION_SCHEMA, couponRedemptionSchema } from '../model/coupon.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const couponRedemptions = defineCollection({
  name: 'couponRedemptions',
  path: paths.couponRedemptions,
  id: 'id',
  about: ['Redemptions of coupons, each with its person and invoice.'],
  schema: couponRedemptionSchema,
  version: COUPON_REDEMPTION_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
