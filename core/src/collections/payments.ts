import { PAYMENT_SCHEMA, paymentSchema } from '../model/payment.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const payments = defineCollection({
  name: 'payments',
  path: paths.payments,
  id: 'id',
  about: ['Admins read payments. Tax law requires that they are kept; answers and proof are deleted with the account.'],
  schema: paymentSchema,
  version: PAYMENT_SCHEMA,
  migrations: [{ fields: ['answers', 'submittedAt'], up: () => ({ answers: [], submittedAt: null }) }],
  read: { get: 'admins', list: 'admins' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'nothing',
  deletion: 'kept',
})
