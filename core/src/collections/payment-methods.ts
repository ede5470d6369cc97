import { PAYMENT_METHOD_SCHEMA, paymentMethodSchema } from '../model/payment-method.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const paymentMethods = defineCollection({
  name: 'paymentMethods',
  path: paths.paymentMethods,
  id: 'id',
  about: ['Admins manage payment methods through the API. The API offers people those that can pay their invoice.'],
  schema: paymentMethodSchema,
  version: PAYMENT_METHOD_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
