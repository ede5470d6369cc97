import { PAYMENT_EVENT_SCHEMA, paymentEventSchema } from '../model/payment-event.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const paymentEvents = defineCollection({
  name: 'paymentEvents',
  path: paths.paymentEvents,
  id: 'id',
  schema: paymentEventSchema,
  version: PAYMENT_EVENT_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
