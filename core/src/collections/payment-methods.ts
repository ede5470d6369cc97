import { PAYMENT_METHOD_SCHEMA, paymentMethodSchema } from '../model/payment-method.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const paymentMethods = defineCollection({
  name: 'paymentMethods',
  path: paths.paymentMethods,
  id: 'id',
  about: ['People get those that fit their invoice from the API.'],
  schema: paymentMethodSchema,
  version: PAYMENT_METHOD_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
