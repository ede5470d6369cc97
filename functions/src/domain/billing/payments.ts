import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import {
  PAYMENT_EVENT_RETENTION,
  PAYMENT_EVENT_SCHEMA,
  type PaymentEventOutcome,
} from '@postwright/core/model/payment-event'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { FoundPayment, ProviderEvent } from '../ports/billing.ts'
import type { Tx } from '../ports/documents.ts'
import type { confirmPayment as contract } from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Payment } from '@postwright/core/model/payment'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { mapConcurrent } from '../concurrency.ts'
import { noteRefundIn } from './refund-payment.ts'
import { settleInvoiceIn } from './settle-invoice.ts'

/**
 * Handles an event of the payment provider once. It only names the changed payment; its state is queried at the provider, so
 * that events may arrive twice, late and in any order.
 * @throws `payments_off`, `signature_invalid`; `payments_unreachable` makes the provider send the event again
 */
export async function receivePaymentEvent(
  deps: Deps,
  delivery: { body: Uint8Array; signature: string | null },
): Promise<void> {
  if (deps.paymentProvider === null) throw new AppError('payments_off')
  const event = await deps.paymentProvider.readEvent(delivery)
  if (await deps.paymentEvents.get(event.id)) return
  const found = event.record === null ? null : await deps.paymentProvider.lookUp(event.record)
  if (found) await applyPayment(deps, found, (tx, outcome) => planEventIn(deps, tx, { event, found, outcome }))
  else {
    await deps.transact(async (tx) => {
      const note = await planEventIn(deps, tx, { event, found, outcome: 'ignored' })
      note?.()
    })
  }
}

type Handled = { event: ProviderEvent; found: FoundPayment | null; outcome: PaymentEventOutcome }

/** Reads whether the event was handled; the returned function records that it is. Null: it was handled before. */
async function planEventIn(deps: Deps, tx: Tx, { event, found, outcome }: Handled): Promise<(() => void) | null> {
  if (await deps.paymentEvents.getIn(tx, event.id)) return null
  return () => {
    deps.paymentEvents.createIn(tx, {
      ...newDocument(deps.clock, { id: event.id, schema: PAYMENT_EVENT_SCHEMA, createdBy: AUDIT_ACTORS.system }),
      type: event.type,
      paymentId: found?.paymentId ?? null,
      outcome: event.isDispute && outcome === 'applied' ? 'held' : outcome,
      expiresAt: deps.clock.now() + PAYMENT_EVENT_RETENTION,
    })
    if (!event.isDispute || !found) return
    deps.logger.warn('a payment is disputed', { paymentId: found.paymentId, eventId: event.id })
    const facts = { invoiceId: found.invoiceId, amount: found.amount, currency: found.currency }
    const actorUid = AUDIT_ACTORS.system
    deps.auditLog.appendIn(tx, { action: 'payment.disputed', actorUid, subject: found.paymentId, facts })
  }
}

/** Time for which pending payments are queried, longer than any checkout or payment takes. */
const ASKED_FOR = 14 * 24 * 60 * 60 * 1000

const PAGE = 200
const LANES = 4
/** Time limit of a run; it ends after the page in which this is reached. */
const CONFIRM_TIME = 120_000

/**
 * Returns the state of the caller's payment. A pending payment is queried at the provider, so that a paid plan begins without the provider's event.
 * @throws `not_found` for another user's payment, `payments_unreachable`
 */
export async function confirmPayment(
  deps: Deps,
  { uid }: Caller,
  { paymentId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const payment = await deps.payments.get(paymentId)
  if (payment?.uid !== uid) throw new AppError('not_found', { message: `no payment ${paymentId} of ${uid}` })
  if (payment.status !== 'pending') return { status: payment.status }
  await confirmPending(deps, payment)
  return { status: (await deps.payments.get(paymentId))?.status ?? payment.status }
}

/** Queries the provider about pending payments, and settles those paid without a received event, within a time limit. */
export async function confirmPendingPayments(deps: Deps): Promise<void> {
  if (deps.paymentProvider === null) return
  const startedAt = deps.clock.now()
  for await (const page of deps.payments.pendingPages({ since: startedAt - ASKED_FOR }, { after: null, size: PAGE })) {
    await mapConcurrent(page, LANES, {
      work: (payment) => confirmPending(deps, payment),
      failed: ({ id }, error) => deps.logger.error('a payment could not be confirmed', { id, error: String(error) }),
    })
    if (deps.clock.now() - startedAt >= CONFIRM_TIME) return
  }
}

/** Queries the provider about a pending payment. A payment without a checkout cannot have been paid. */
async function confirmPending(deps: Deps, { externalId: id }: Payment): Promise<void> {
  if (deps.paymentProvider === null || id === null) return
  const found = await deps.paymentProvider.lookUp({ kind: 'checkout', id })
  if (found) await applyPayment(deps, found)
}

/** A step that reads in a transaction; the returned function writes in it. */
type Step = (tx: Tx) => Promise<() => void>

/** Step in the transaction of the last step. It returns null if everything was applied before; then that transaction writes nothing. */
type Companion = (tx: Tx, outcome: 'applied' | 'held') => Promise<(() => void) | null>

/** Failures that a retry does not resolve: an admin has to check the payment. */
const HELD = new Set(['payment_mismatch', 'refund_refused', 'not_found'])

/**
 * Applies a payment's state at its provider to the product: invoice and plan, refusal, and each refund, one transaction each. All of
 * them may be repeated. A payment that does not match its invoice is held for review and changes no plan.
 */
export async function applyPayment(deps: Deps, found: FoundPayment, companion: Companion = nothing): Promise<void> {
  const steps = stepsFor(deps, found)
  try {
    for (const [at, step] of steps.entries()) {
      const isLast = at === steps.length - 1
      await deps.transact(async (tx) => {
        const [write, accompany] = await Promise.all([step(tx), isLast ? companion(tx, 'applied') : nothing()])
        if (accompany === null) return
        write()
        accompany()
      })
    }
  } catch (error) {
    if (!(error instanceof AppError && HELD.has(error.code))) throw error
    await holdPayment(deps, found, { code: error.code, companion })
  }
}

function nothing(): Promise<() => void> {
  return Promise.resolve(() => undefined)
}

function stepsFor(deps: Deps, found: FoundPayment): [Step, ...Step[]] {
  const { paymentId, invoiceId, amount, currency, externalId, cardHash, customerId } = found
  if (found.state !== 'paid') return [(tx) => noteReasonIn(deps, tx, found)]
  const payment = { id: paymentId, provider: 'stripe', amount, currency, externalId, cardHash, customerId } as const
  return [
    (tx) => settleInvoiceIn(deps, tx, { invoiceId, payment }),
    ...found.refunds.map(
      (refund): Step =>
        (tx) =>
          noteRefundIn(deps, tx, { paymentId, refundId: refund.id, ...refund, by: AUDIT_ACTORS.system }),
    ),
  ]
}

/** Records why a payment was refused. A final refusal is not queried again; another payment may pay the invoice. */
async function noteReasonIn(
  { payments }: Pick<Deps, 'payments'>,
  tx: Tx,
  { paymentId, state, reason }: FoundPayment,
): Promise<() => void> {
  const payment = await payments.getIn(tx, paymentId)
  const changed: Partial<Payment> = { reason, ...(state === 'over' ? { status: 'refused' } : {}) }
  const isNews = payment?.status === 'pending' && (state === 'over' || payment.reason !== reason)
  return () => {
    if (payment && isNews) payments.updateIn(tx, payment, changed)
  }
}

async function holdPayment(
  deps: Deps,
  { paymentId, invoiceId, amount, currency }: FoundPayment,
  { code, companion }: { code: string; companion: Companion },
): Promise<void> {
  deps.logger.error('a payment is held for review', { paymentId, invoiceId, code })
  await deps.transact(async (tx) => {
    const [payment, accompany] = await Promise.all([deps.payments.getIn(tx, paymentId), companion(tx, 'held')])
    if (accompany === null || payment?.status === 'in_review') return accompany?.()
    if (payment?.status === 'pending') deps.payments.updateIn(tx, payment, { status: 'in_review', reason: code })
    const facts = { invoiceId, amount, currency, code }
    deps.auditLog.appendIn(tx, { action: 'payment.held', actorUid: AUDIT_ACTORS.system, subject: paymentId, facts })
    accompany()
  })
}
