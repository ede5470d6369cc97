import type { BillablePlan } from '@postwright/core/money/plan-change'
import type { Invoice } from '@postwright/core/model/invoice'
import type { Payment, PaymentStatus } from '@postwright/core/model/payment'
import type { PaymentEvent } from '@postwright/core/model/payment-event'
import type { PaymentMethod, PaymentProof } from '@postwright/core/model/payment-method'
import type { Subscription } from '@postwright/core/model/subscription'
import type { Documents, ListPage, Tx } from './documents.ts'

export type SubscriptionStore = Pick<Documents<Subscription>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists the uids of people whose subscription has a due step, longest overdue first. */
  listDue: (now: number, limit: number) => Promise<string[]>
}

export type InvoiceSeries = 'invoice' | 'credit_note'

export type InvoiceStore = Pick<Documents<Invoice>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /**
   * Reads the counter of a series. The returned function takes the next number, after all reads of the transaction. A number that is not stored is
   * not used up.
   */
  readNumberIn: (tx: Tx, series: InvoiceSeries) => Promise<() => number>
  /** Lists a page of a person's invoices and credit notes, latest first. */
  listOf: (uid: string, page: { before: number | null; limit: number }) => Promise<Invoice[]>
  /** Removes name and address from all invoices of a person. */
  removePerson: (uid: string) => Promise<void>
}

export type PaymentStore = Pick<Documents<Payment>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists the payments of an invoice, unordered. */
  listOf: (invoiceId: string) => Promise<Payment[]>
  /** Reads pending card payments started since a time, and until another one if given, oldest first, page by page. */
  pendingPages: (started: { since: number; until?: number }, page: ListPage) => AsyncIterable<Payment[]>
  /** Lists a page of payments with a status, latest first. */
  listByStatus: (status: PaymentStatus, page: { before: PaymentPlace | null; limit: number }) => Promise<Payment[]>
  /** Removes a person's answers and the ID of the proof from all their payments. */
  removePerson: (uid: string) => Promise<void>
}

/** Last payment of a page: the next page starts after it. */
export type PaymentPlace = Pick<Payment, 'createdAt' | 'id'>

export type PaymentMethodStore = Pick<Documents<PaymentMethod>, 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn'>

export type PaymentProofStore = Pick<Documents<PaymentProof>, 'get' | 'getIn' | 'createIn' | 'deleteIn'>

export type PaymentEventStore = Pick<Documents<PaymentEvent>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Reads events since a time that an admin must review, latest first, page by page. */
  heldPages: (since: number, page: ListPage) => AsyncIterable<PaymentEvent[]>
}

/** Plans that can be bought. A version that was bought can be found as long as anyone has it. */
export type BillablePlans = {
  listOffered: () => Promise<BillablePlan[]>
  find: (planId: string, version: number) => Promise<BillablePlan | null>
}

/** A purchase that the person completes at the provider. */
export type CheckoutRequest = {
  /** ID of the payment: a repeated request with the same ID opens the same checkout. */
  paymentId: string
  invoice: Invoice
  email: string
  customerId: string | null
  /** URL to which the provider redirects the person afterwards. */
  returnTo: string
}

/** `unknown`: the provider did not respond; the same payment may be requested again and is charged once. */
export type ChargeOutcome =
  | { kind: 'paid'; externalId: string; cardHash: string | null }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' }

/** Identifies a payment by the provider's IDs: by its checkout while there is no payment. */
export type ProviderRecord = { kind: 'checkout' | 'payment'; id: string }

/** A payment in its current state at the provider. Amounts are minor units. */
export type FoundPayment = {
  /** IDs that the product sent with the request. */
  paymentId: string
  invoiceId: string
  /** `over`: the payment was refused or its checkout ended, and it can no longer be paid. */
  state: 'waiting' | 'paid' | 'over'
  /** URL where the person pays; null if the payment is not waiting. */
  url: string | null
  amount: number
  currency: string
  externalId: string | null
  customerId: string | null
  cardHash: string | null
  reason: string | null
  /** Refunds; `id` is the product's ID if the product requested the refund. */
  refunds: { id: string; amount: number; reason: string }[]
}

/** Event signed by the provider. `record` is null if it does not concern a payment. */
export type ProviderEvent = { id: string; type: string; record: ProviderRecord | null; isDispute: boolean }

/** Port for payments of invoices. Amounts are minor units; ids of payments and refunds are the idempotency keys. */
export type PaymentProvider = {
  /** @throws `payments_unreachable` */
  openCheckout: (request: CheckoutRequest) => Promise<{ url: string; externalId: string }>
  /** Charges the card that the customer has stored. */
  charge: (request: { paymentId: string; customerId: string; invoice: Invoice }) => Promise<ChargeOutcome>
  refund: (request: {
    refundId: string
    payment: Payment
    amount: number
  }) => Promise<{ kind: 'done' } | { kind: 'refused'; reason: string } | { kind: 'unknown' }>
  /**
   * Reads a payment with its refunds; null for a payment that the product never requested.
   * @throws `payments_unreachable`
   */
  lookUp: (record: ProviderRecord) => Promise<FoundPayment | null>
  /** Verifies the signature of an event and reads it. @throws `signature_invalid` for an invalid signature or one older than five minutes */
  readEvent: (delivery: { body: Uint8Array; signature: string | null }) => Promise<ProviderEvent>
}

/** Usage of plan limits that no other store counts, and the people on each plan. */
export type PlanUsageStore = {
  /** Counts the channels of a workspace that are not disconnected. */
  countChannelsIn: (tx: Tx, wid: string) => Promise<number>
  /** Counts the posts of a workspace that wait for their time. */
  countScheduledIn: (tx: Tx, wid: string) => Promise<number>
  countSubscribers: (planId: string, version: number) => Promise<number>
  /** Lists the uids of people with any version of a plan, unordered. */
  listSubscribers: (planId: string, limit: number) => Promise<string[]>
  /** Lists the uids of people, unordered. */
  listPeople: (limit: number) => Promise<string[]>
}
