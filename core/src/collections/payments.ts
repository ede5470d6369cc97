import { PAYMENT_SCHEMA, paymentSchema } from '../model/payment.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const payments = defineCollection({
  name: 'payments',
  path: paths.payments,
  id: 'id',
  about: ['They are kept as tax law asks. Without the account they hold no name: answers and proof go with it.'],
  schema: paymentSchema,
  version: PAYMENT_SCHEMA,
  migrations: [{ fields: ['answers', 'submittedAt'], up: () => ({ answers: [], submittedAt: null }) }],
  read: { get: 'admins', list: 'admins' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'nothing',
  deletion: 'kept',
})
