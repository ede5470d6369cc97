import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const PAYMENT_EVENT_SCHEMA = 1

/** Maximum size of an event, in bytes; larger ones are refused with `payload_too_large`. */
export const EVENT_BYTES_MAX = 256 * 1024

/** Retention of payment events, longer than the time in which any provider repeats an event. */
export const PAYMENT_EVENT_RETENTION = 60 * 24 * 60 * 60 * 1000

/**
 * Outcome of a payment event. `ignored`: the payment was not made through the product. `held`: an admin has to review the event, as recorded in the
 * audit log.
 */
export const paymentEventOutcomeSchema = z.enum(['applied', 'ignored', 'held'])
export type PaymentEventOutcome = z.infer<typeof paymentEventOutcomeSchema>

/** A handled event of a payment provider, `paymentEvents/{id}`, stored under the id that the provider gave the event, so that handling is idempotent. */
export const paymentEventSchema = documentBase.extend({
  type: z.string().min(1).max(100),
  paymentId: documentId().nullable(),
  outcome: paymentEventOutcomeSchema,
  /** Expiry time; a TTL policy removes the event some time later. */
  expiresAt: instant(),
})

export type PaymentEvent = z.infer<typeof paymentEventSchema>
