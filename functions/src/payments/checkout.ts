import type { Stripe } from 'stripe'
import type { CheckoutRequest, FoundPayment } from '../domain/ports/billing.ts'

/** Returns the checkout of one invoice: one line with its total, because the product computes tax and credit. The card is saved for renewals. */
export function requestCheckout(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { paymentId, invoice, email, customerId, returnTo } = request
  const metadata = { payment_id: paymentId, invoice_id: invoice.id }
  const name = `${invoice.lines[0]?.planName ?? 'Plan'} (${invoice.number})`
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: invoice.currency, unit_amount: invoice.total, product_data: { name } },
      },
    ],
    // Renewals charge cards, and amounts are compared in the currency of the invoice.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    payment_intent_data: { setup_future_usage: 'off_session', metadata, description: invoice.number },
    ...payer(email, customerId),
    metadata,
    success_url: `${returnTo}?paid=${paymentId}`,
    cancel_url: `${returnTo}?canceled=${paymentId}`,
  }
}

function payer(email: string, customerId: string | null): Partial<Stripe.Checkout.SessionCreateParams> {
  if (customerId !== null) return { customer: customerId }
  return { customer_creation: 'always', ...(email === '' ? {} : { customer_email: email }) }
}

export type HashCard = (fingerprint: string) => string

/** Expansions needed to read a payment and a checkout completely. */
export const EXPANDED_PAYMENT = ['latest_charge'] as const

export const EXPANDED_CHECKOUT = ['payment_intent', 'payment_intent.latest_charge'] as const

/** Statuses of a payment that can only be paid with another checkout. */
const OVER = new Set(['canceled', 'requires_payment_method'])

/** Returns a payment that was read with `EXPANDED_PAYMENT`, without its refunds; null for a payment of another product. */
export function findPayment(intent: Stripe.PaymentIntent, hashCard: HashCard): FoundPayment | null {
  const ids = readIds(intent.metadata)
  if (!ids) return null
  const { status } = intent
  return { ...ids, ...readIntent(intent, hashCard), state: stateOf(status), url: null, refunds: [] }
}

/**
 * Returns a checkout that was read with `EXPANDED_CHECKOUT`; null for one of another product or mode. While a checkout is open, a card may be refused
 * and another one tried.
 */
export function findCheckout(session: Stripe.Checkout.Session, hashCard: HashCard): FoundPayment | null {
  const ids = readIds(session.metadata)
  if (!ids || session.mode !== 'payment') return null
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const { amount_total: amount, currency, status, url } = session
  const own = { amount: amount ?? 0, currency: currency ?? '', externalId: null, customerId: idOf(session.customer) }
  const base = {
    ...ids,
    ...own,
    cardHash: null,
    reason: null,
    ...(intent && readIntent(intent, hashCard)),
    refunds: [],
  }
  if (session.payment_status === 'paid' && intent?.status === 'succeeded') return { ...base, state: 'paid', url: null }
  if (status === 'open') return { ...base, state: 'waiting', url: url ?? null }
  if (status === 'expired') return { ...base, state: 'over', url: null, reason: 'checkout_expired' }
  return { ...base, state: intent && OVER.has(intent.status) ? 'over' : 'waiting', url: null }
}

/** Returns the received amount, card, customer and refusal reason of a payment. */
export function readIntent(intent: Stripe.PaymentIntent, hashCard: HashCard) {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const fingerprint = charge?.payment_method_details?.card?.fingerprint
  const error = intent.last_payment_error
  return {
    amount: intent.amount_received,
    currency: intent.currency,
    externalId: intent.id,
    customerId: idOf(intent.customer),
    cardHash: fingerprint ? hashCard(fingerprint) : null,
    reason: error ? (error.decline_code ?? error.code ?? error.type) : null,
  }
}

function stateOf(status: Stripe.PaymentIntent.Status): FoundPayment['state'] {
  if (status === 'succeeded') return 'paid'
  return status === 'canceled' ? 'over' : 'waiting'
}

/** Returns the product's ids; null for payments of other products in the same Stripe account. The id of a payment begins with the id of its invoice. */
function readIds(metadata: Stripe.Metadata | null): { paymentId: string; invoiceId: string } | null {
  const paymentId = metadata?.['payment_id']
  const invoiceId = metadata?.['invoice_id']
  return paymentId && invoiceId && paymentId.startsWith(`${invoiceId}_`) ? { paymentId, invoiceId } : null
}

function idOf(record: string | { id: string } | null | undefined): string | null {
  return typeof record === 'object' ? (record?.id ?? null) : (record ?? null)
}
