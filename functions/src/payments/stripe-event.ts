import { documentId } from '@postwright/core/ids'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import type { ProviderEvent, ProviderRecord } from '../domain/ports/billing.ts'

/** Seconds for which a signature is valid. */
const TOLERANCE = 5 * 60

const linkSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** Fields of an event that are read; the payment itself is requested, so the order of events does not matter. */
const eventSchema = z.object({
  id: documentId(),
  type: z.string().min(1).max(100),
  data: z.object({ object: z.object({ id: z.string(), payment_intent: linkSchema.nullish() }) }),
})

/** Events whose object is the checkout, the payment, or an object linked to its payment. */
const SUBJECTS: Record<string, 'checkout' | 'payment' | 'linked'> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'charge.refunded': 'linked',
  'refund.created': 'linked',
  'refund.updated': 'linked',
  'charge.dispute.created': 'linked',
}

type Delivery = { body: Uint8Array; signature: string | null; secret: string; now: number }

/** @throws `signature_invalid` */
export function readStripeEvent(stripe: Stripe, delivery: Delivery): ProviderEvent {
  const parsed = eventSchema.safeParse(verify(stripe, delivery))
  if (!parsed.success) throw new AppError('signature_invalid', { message: 'a signed event has another shape' })
  const { id, type, data } = parsed.data
  return { id, type, record: recordOf(type, data.object), isDispute: type === 'charge.dispute.created' }
}

function verify(stripe: Stripe, { body, signature, secret, now }: Delivery): unknown {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(body), signature ?? '', secret, TOLERANCE, undefined, now)
  } catch (error) {
    throw new AppError('signature_invalid', { cause: error })
  }
}

function recordOf(type: string, object: z.output<typeof eventSchema>['data']['object']): ProviderRecord | null {
  const subject = Object.hasOwn(SUBJECTS, type) ? SUBJECTS[type] : undefined
  if (subject === undefined) return null
  if (subject !== 'linked') return { kind: subject, id: object.id }
  return object.payment_intent ? { kind: 'payment', id: object.payment_intent } : null
}
