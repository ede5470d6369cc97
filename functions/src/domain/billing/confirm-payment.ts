import type { confirmPayment as contract } from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Payment } from '@postwright/core/model/payment'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { inLanes } from '../in-lanes.ts'
import type { Deps } from '../ports/deps.ts'
import { applyPayment } from './apply-payment.ts'

/** Longer than a checkout stays open and a payment is under way. */
const ASKED_FOR = 14 * 24 * 60 * 60 * 1000
const ASKED_AT_ONCE = 200
const LANES = 4

/**
 * The state of the caller's payment. The provider is asked about one that is pending, so that a paid plan begins without its event.
 * @throws `not_found` for payments of others, `payments_unreachable`
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

/** Asks the provider about payments that are pending, and settles those that were paid without an event that said so. */
export async function confirmPendingPayments(deps: Deps): Promise<void> {
  if (deps.paymentProvider === null) return
  const pending = await deps.payments.listPending(deps.clock.now() - ASKED_FOR, ASKED_AT_ONCE)
  await inLanes(pending, LANES, {
    work: (payment) => confirmPending(deps, payment),
    failed: ({ id }, error) => deps.logger.error('a payment could not be confirmed', { id, error: String(error) }),
  })
}

/** A payment without a checkout cannot have been paid. */
async function confirmPending(deps: Deps, { externalId: id }: Payment): Promise<void> {
  if (deps.paymentProvider === null || id === null) return
  const found = await deps.paymentProvider.lookUp({ kind: 'checkout', id })
  if (found) await applyPayment(deps, found)
}
