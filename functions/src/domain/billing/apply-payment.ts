import type { Payment } from '@postwright/core/model/payment'
import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { FoundPayment } from '../ports/payments.ts'
import type { Tx } from '../ports/transaction.ts'
import { noteRefundIn } from './refund-payment.ts'
import { settleInvoiceIn } from './settle-invoice.ts'

/** Reads in a transaction; the result writes in it. */
type Step = (tx: Tx) => Promise<() => void>

/** Reads what is written together with the last step. Null: everything was applied before, and nothing is written. */
type Companion = (tx: Tx, outcome: 'applied' | 'held') => Promise<(() => void) | null>

/** Failures that no repetition changes: an admin has to look at the payment. */
const HELD = new Set(['payment_mismatch', 'refund_refused', 'not_found'])

/**
 * Brings the product in line with a payment as its provider has it: invoice and plan, refusal, and each refund, a transaction each. All of
 * them may be repeated. A payment that does not fit its invoice is held for review and changes no plan.
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

/** Notes why a payment was refused. One that is over is not asked about any more; another one may pay its invoice. */
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
