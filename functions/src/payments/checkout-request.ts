import type { Stripe } from 'stripe'
import type { CheckoutRequest } from '../domain/ports/payments.ts'

/** The checkout of one invoice: one line over its total, because tax and credit are computed by the product. The card is kept for renewals. */
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
