import { COUPON_SCHEMA, couponSchema } from '../model/coupon.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const coupons = defineCollection({
  name: 'coupons',
  path: paths.coupons,
  id: 'id',
  about: ['Discounts with the number of times they were redeemed. Admins manage them through the API.'],
  schema: couponSchema,
  version: COUPON_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
