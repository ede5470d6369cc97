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

/** Names a payment by the provider's ids: by its checkout while there is no payment. */
export type ProviderRecord = { kind: 'checkout' | 'payment'; id: string }

/** A payment as the provider has it now. Amounts are minor units. */
export type FoundPayment = {
  /** The ids that the product asked with. */
  paymentId: string
  invoiceId: string
  /** `over`: it was refused or its checkout ended, and it is not paid any more. */
  state: 'waiting' | 'paid' | 'over'
  /** Where the person pays; null for what is not waiting. */
  url: string | null
  amount: number
  currency: string
  externalId: string | null
  customerId: string | null
  cardHash: string | null
  reason: string | null
  /** What has been paid back; `id` is the product's own where it asked for the refund. */
  refunds: { id: string; amount: number; reason: string }[]
}

/** An event that the provider has signed. `record` is null where it concerns no payment. */
export type ProviderEvent = { id: string; type: string; record: ProviderRecord | null; isDispute: boolean }

/** Takes payments of invoices. Amounts are minor units; ids of payments and refunds are the idempotency keys. */
export type PaymentProvider = {
  /** @throws `payments_unreachable` */
  openCheckout: (request: CheckoutRequest) => Promise<{ url: string; externalId: string }>
  /** Charges the card that the customer left. */
  charge: (request: { paymentId: string; customerId: string; invoice: Invoice }) => Promise<ChargeOutcome>
  refund: (request: {
    refundId: string
    payment: Payment
    amount: number
  }) => Promise<{ kind: 'done' } | { kind: 'refused'; reason: string } | { kind: 'unknown' }>
  /**
   * Reads a payment with its refunds; null for one that the product never asked for.
   * @throws `payments_unreachable`
   */
  lookUp: (record: ProviderRecord) => Promise<FoundPayment | null>
  /** Checks the signature of an event and reads it. @throws `signature_invalid` for another signature, or one of more than five minutes ago */
  readEvent: (delivery: { body: Uint8Array; signature: string | null }) => Promise<ProviderEvent>
}
