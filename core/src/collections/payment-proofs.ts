import { PAYMENT_PROOF_SCHEMA, paymentProofSchema } from '../model/payment-method.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const paymentProofs = defineCollection({
  name: 'paymentProofs',
  path: paths.paymentProofs,
  id: 'id',
  about: ['A proof names the bank of its person, so it goes with their account; the payment stays.'],
  schema: paymentProofSchema,
  version: PAYMENT_PROOF_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: { only: ['id', 'createdAt', 'paymentId', 'name', 'type', 'bytes', 'uploadedAt'] },
  deletion: { of: 'person', field: 'uid' },
})
