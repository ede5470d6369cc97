import type { Invoice } from '@postwright/core/model/invoice'
import type { Payment } from '@postwright/core/model/payment'

/** A purchase that the person completes at the provider. */
export type CheckoutRequest = {
  /** Repeating the request with the same payment opens the same checkout. */
  paymentId: string
  invoice: Invoice
  email: string
  customerId: string | null
  /** Where the provider sends the person afterwards. */
  returnTo: string
}

/** `unknown`: the provider did not answer; the same payment may be asked again and is charged once. */
export type ChargeOutcome =
  | { kind: 'paid'; externalId: string; cardHash: string | null }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' }

/** Takes payments of invoices. Amounts are minor units; ids of payments and refunds are the idempotency keys. */
export type PaymentProvider = {
  openCheckout: (request: CheckoutRequest) => Promise<{ url: string; externalId: string }>
  /** Charges the card that the customer left. */
  charge: (request: { paymentId: string; customerId: string; invoice: Invoice }) => Promise<ChargeOutcome>
  refund: (request: {
    refundId: string
    payment: Payment
    amount: number
  }) => Promise<{ kind: 'done' } | { kind: 'refused'; reason: string } | { kind: 'unknown' }>
}
