import type { BillablePlan } from '@postwright/core/money/billable-plan'
import type { Invoice } from '@postwright/core/model/invoice'
import type { Payment, PaymentStatus } from '@postwright/core/model/payment'
import type { PaymentEvent } from '@postwright/core/model/payment-event'
import type { PaymentMethod, PaymentProof } from '@postwright/core/model/payment-method'
import type { Subscription } from '@postwright/core/model/subscription'
import type { Documents } from './documents.ts'
import type { Tx } from './transaction.ts'

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
