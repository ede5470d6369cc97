import { COUPON_REDEMPTION_SCHEMA, couponRedemptionSchema } from '../model/coupon.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const couponRedemptions = defineCollection({
  name: 'couponRedemptions',
  path: paths.couponRedemptions,
  id: 'id',
  about: ['The server records who redeemed a coupon, and for which invoice. Admins list them through the API.'],
  schema: couponRedemptionSchema,
  version: COUPON_REDEMPTION_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
