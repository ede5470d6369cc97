import { COUPON_CODE_SCHEMA, couponCodeSchema } from '../model/coupon.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const couponCodes = defineCollection({
  name: 'couponCodes',
  path: paths.couponCodes,
  id: 'id',
  about: ['Codes with which people redeem coupons. Admins create them through the API.'],
  schema: couponCodeSchema,
  version: COUPON_CODE_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
