import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const PAYMENT_EVENT_SCHEMA = 1

/** Largest event that is read. */
export const EVENT_BYTES_MAX = 256 * 1024

/** Longer than a provider repeats an event. */
export const PAYMENT_EVENT_RETENTION = 60 * 24 * 60 * 60 * 1000

/** `ignored`: of none of our payments. `held`: an admin has to look at it, as the audit log says. */
export const paymentEventOutcomeSchema = z.enum(['applied', 'ignored', 'held'])
export type PaymentEventOutcome = z.infer<typeof paymentEventOutcomeSchema>

/** Event of a payment provider that was handled, `paymentEvents/{id}`, under the provider's id: the same event is handled once. */
export const paymentEventSchema = documentBase.extend({
  type: z.string().min(1).max(100),
  paymentId: documentId().nullable(),
  outcome: paymentEventOutcomeSchema,
  /** A TTL policy removes it some time after this. */
  expiresAt: instant(),
})

export type PaymentEvent = z.infer<typeof paymentEventSchema>
