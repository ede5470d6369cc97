import { invoices } from '@postwright/core/collections/invoices'
import { paymentEvents } from '@postwright/core/collections/payment-events'
import { paymentMethods } from '@postwright/core/collections/payment-methods'
import { paymentProofs } from '@postwright/core/collections/payment-proofs'
import { payments } from '@postwright/core/collections/payments'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import { REFUNDS_MAX } from '@postwright/core/model/payment'
import { NO_BILLING_DETAILS } from '@postwright/core/model/subscription'
import { paths } from '@postwright/core/paths'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type {
  InvoiceStore,
  PaymentEventStore,
  PaymentMethodStore,
  PaymentProofStore,
  PaymentStore,
  SubscriptionStore,
} from '../domain/ports/billing.ts'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Number of documents per batch when a person's details are removed from invoices and payments. */
const RENAMED_AT_ONCE = 200

export function createSubscriptionStore(refs: Refs, clock: Clock): SubscriptionStore {
  return {
    ...describedStore(refs, clock, subscriptions),

    // Not parsed, so that an unreadable document does not block the others.
    listDue: async (now, limit) => {
      const due = refs.db.collection(paths.subscriptions()).where('dueAt', '<=', Timestamp.fromMillis(now))
      return (await due.orderBy('dueAt').limit(limit).select().get()).docs.map(({ id }) => id)
    },
  }
}

const counterSchema = z.object({ last: z.int().min(0) })

export function createInvoiceStore(refs: Refs, clock: Clock): InvoiceStore {
  const all = () => refs.described(invoices)
  return {
    ...describedStore(refs, clock, invoices),

    readNumberIn: async (tx, series) => {
      const ref = refs.doc(paths.invoiceCounter(series), { schema: counterSchema })
      const next = ((await within(tx).get(ref)).data()?.last ?? 0) + 1
      return () => {
        within(tx).set(ref, { last: next })
        return next
      }
    },

    listOf: async (uid, { before, limit }) => {
      const own = all().where('uid', '==', uid).orderBy('issuedAt', 'desc')
      const page = before === null ? own : own.startAfter(Timestamp.fromMillis(before))
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },

    removePerson: async (uid) => {
      const own = all().where('uid', '==', uid).orderBy('issuedAt', 'desc')
      for await (const page of refs.pagesOf(own, RENAMED_AT_ONCE, ({ ref }) => ref)) {
        const batch = refs.db.batch()
        const patch = patchFor({ details: NO_BILLING_DETAILS, updatedAt: clock.now() })
        for (const ref of page) batch.update(ref, patch)
        await batch.commit()
      }
    },
  }
}

export function createPaymentStore(refs: Refs, clock: Clock): PaymentStore {
  return {
    ...describedStore(refs, clock, payments),

    listOf: async (invoiceId) => {
      const found = await refs.described(payments).where('invoiceId', '==', invoiceId).limit(REFUNDS_MAX).get()
      return refs.rowsOf(found.docs)
    },

    pendingPages: ({ since, until }, page) => {
      const pending = refs.described(payments).where('provider', '==', 'stripe').where('status', '==', 'pending')
      const started = pending.where('createdAt', '>=', Timestamp.fromMillis(since))
      const ended = until === undefined ? started : started.where('createdAt', '<=', Timestamp.fromMillis(until))
      return refs.pagesFrom(ended.orderBy('createdAt').orderBy(FieldPath.documentId()), page)
    },

    listByStatus: async (status, { before, limit }) => {
      const found = refs.described(payments).where('status', '==', status)
      const latest = found.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
      const page = before === null ? latest : latest.startAfter(Timestamp.fromMillis(before.createdAt), before.id)
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },

    removePerson: async (uid) => {
      const own = refs.described(payments).where('uid', '==', uid).orderBy(FieldPath.documentId())
      for await (const page of refs.pagesOf(own, RENAMED_AT_ONCE, ({ ref }) => ref)) {
        const batch = refs.db.batch()
        const patch = patchFor({ answers: [], proof: null, updatedAt: clock.now() })
        for (const ref of page) batch.update(ref, patch)
        await batch.commit()
      }
    },
  }
}

export function createPaymentMethodStore(refs: Refs, clock: Clock): PaymentMethodStore {
  return describedStore(refs, clock, paymentMethods)
}

export function createPaymentProofStore(refs: Refs, clock: Clock): PaymentProofStore {
  return describedStore(refs, clock, paymentProofs)
}

export function createPaymentEventStore(refs: Refs, clock: Clock): PaymentEventStore {
  return {
    ...describedStore(refs, clock, paymentEvents),
    heldPages: (since, page) => {
      const held = refs.described(paymentEvents).where('outcome', '==', 'held')
      const recent = held.where('createdAt', '>=', Timestamp.fromMillis(since))
      return refs.pagesFrom(recent.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc'), page)
    },
  }
}
