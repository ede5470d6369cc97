import { PAYMENT_PROOF_SCHEMA, paymentProofSchema } from '../model/payment-method.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const paymentProofs = defineCollection({
  name: 'paymentProofs',
  path: paths.paymentProofs,
  id: 'id',
  about: ['A proof may name the bank of the payer, so it is deleted with the account. The payment is kept.'],
  schema: paymentProofSchema,
  version: PAYMENT_PROOF_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: { only: ['id', 'createdAt', 'paymentId', 'name', 'type', 'bytes', 'uploadedAt'] },
  deletion: { of: 'person', field: 'uid' },
})
