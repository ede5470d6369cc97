import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import {
  PAYMENT_EVENT_KEPT,
  PAYMENT_EVENT_SCHEMA,
  type PaymentEventOutcome,
} from '@postwright/core/model/payment-event'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { FoundPayment, ProviderEvent } from '../ports/payments.ts'
import type { Tx } from '../ports/transaction.ts'
import { applyPayment } from './apply-payment.ts'

/**
 * Handles an event of the payment provider once. It says which payment has changed; what has become of that is asked of the provider, so
 * that events may come twice, late and in any order.
 * @throws `payments_off`, `signature_invalid`; `payments_unreachable` has the provider send the event again
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

/** Reads whether the event was handled; the result writes that it is. Null: it was handled before. */
async function planEventIn(deps: Deps, tx: Tx, { event, found, outcome }: Handled): Promise<(() => void) | null> {
  if (await deps.paymentEvents.getIn(tx, event.id)) return null
  return () => {
    deps.paymentEvents.createIn(tx, {
      ...newDocument(deps.clock, { id: event.id, schema: PAYMENT_EVENT_SCHEMA, createdBy: AUDIT_ACTORS.system }),
      type: event.type,
      paymentId: found?.paymentId ?? null,
      outcome: event.isDispute && outcome === 'applied' ? 'held' : outcome,
      expiresAt: deps.clock.now() + PAYMENT_EVENT_KEPT,
    })
    if (!event.isDispute || !found) return
    deps.logger.warn('a payment is disputed', { paymentId: found.paymentId, eventId: event.id })
    const facts = { invoiceId: found.invoiceId, amount: found.amount, currency: found.currency }
    const actorUid = AUDIT_ACTORS.system
    deps.auditLog.appendIn(tx, { action: 'payment.disputed', actorUid, subject: found.paymentId, facts })
  }
}
