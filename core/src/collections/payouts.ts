import { PAYOUT_SCHEMA, payoutSchema } from '../model/referral.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const payouts = defineCollection({
  name: 'payouts',
  path: paths.payouts,
  id: 'id',
  about: ['Payouts of cash rewards, with the account that receives them. People request them through the API.'],
  schema: payoutSchema,
  version: PAYOUT_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
