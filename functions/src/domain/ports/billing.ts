import type { BillablePlan } from '@postwright/core/money/plan-change'
import type { Invoice } from '@postwright/core/model/invoice'
import type { Payment, PaymentStatus } from '@postwright/core/model/payment'
import type { PaymentEvent } from '@postwright/core/model/payment-event'
import type { PaymentMethod, PaymentProof } from '@postwright/core/model/payment-method'
import type { Subscription } from '@postwright/core/model/subscription'
import type { Documents, Tx } from './documents.ts'

export type SubscriptionStore = Pick<Documents<Subscription>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** The uids of people whose subscription has a step to take by now, the longest due first. */
  listDue: (now: number, limit: number) => Promise<string[]>
}

export type InvoiceSeries = 'invoice' | 'credit_note'

export type InvoiceStore = Pick<Documents<Invoice>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /**
   * Reads the counter of a series. Calling the result takes the next number, after all readings of the transaction: a number that is
   * not stored is not taken.
   */
  readNumberIn: (tx: Tx, series: InvoiceSeries) => Promise<() => number>
  /** A page of a person's invoices and credit notes, the latest first. */
  listOf: (uid: string, page: { before: number | null; limit: number }) => Promise<Invoice[]>
  /** Takes name and address out of all invoices of a person. */
  removePerson: (uid: string) => Promise<void>
}

export type PaymentStore = Pick<Documents<Payment>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Payments of an invoice, in no order. */
  listOf: (invoiceId: string) => Promise<Payment[]>
  /** Payments by card that were begun since a time and are pending, the oldest first. */
  listPending: (since: number, limit: number) => Promise<Payment[]>
  /** A page of payments of a status, the latest first. */
  listByStatus: (status: PaymentStatus, page: { before: PaymentPlace | null; limit: number }) => Promise<Payment[]>
  /** Takes what a person has answered, and the id of the proof, out of all payments of theirs. */
  removePerson: (uid: string) => Promise<void>
}

/** The last payment of a page: the next page begins after it. */
export type PaymentPlace = Pick<Payment, 'createdAt' | 'id'>

export type PaymentMethodStore = Pick<Documents<PaymentMethod>, 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn'>

export type PaymentProofStore = Pick<Documents<PaymentProof>, 'get' | 'getIn' | 'createIn' | 'deleteIn'>

export type PaymentEventStore = Pick<Documents<PaymentEvent>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Events that an admin has to look at, since then, the latest first. */
  listHeld: (since: number, limit: number) => Promise<PaymentEvent[]>
}

/** The plans that can be bought. A version that somebody has bought is found as long as anybody has it. */
export type BillablePlans = {
  listOffered: () => Promise<BillablePlan[]>
  find: (planId: string, version: number) => Promise<BillablePlan | null>
}

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

/** What plans limit, where no other store counts it, and who has a plan. */
export type PlanUsageStore = {
  /** Channels of a workspace that are not disconnected. */
  countChannelsIn: (tx: Tx, wid: string) => Promise<number>
  /** Posts of a workspace that wait for their time. */
  countScheduledIn: (tx: Tx, wid: string) => Promise<number>
  countSubscribers: (planId: string, version: number) => Promise<number>
  /** The uids of people with any version of a plan, in no order. */
  listSubscribers: (planId: string, limit: number) => Promise<string[]>
  /** The uids of people, in no order. */
  listPeople: (limit: number) => Promise<string[]>
}
