import type { payInvoice as contract } from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Invoice } from '@postwright/core/model/invoice'
import type { Payment } from '@postwright/core/model/payment'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { FoundPayment } from '../ports/billing.ts'
import { applyPayment } from './payments.ts'
import { manualPaymentId, newPayment } from './settle-invoice.ts'

/** Maximum checkouts per invoice. */
const CHECKOUTS_MAX = 20

/**
 * @throws `not_found` for another user's invoice; `billing_state` for an invoice that is not open or has a total of 0;
 * the errors of `openCheckout`
 */
export async function payInvoice(
  deps: Deps,
  { uid }: Caller,
  { invoiceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const invoice = await deps.invoices.get(invoiceId)
  if (invoice?.uid !== uid) throw new AppError('not_found', { message: `no invoice ${invoiceId} of ${uid}` })
  if (invoice.status !== 'open' || invoice.total === 0) {
    throw new AppError('billing_state', { message: `invoice ${invoiceId} is ${invoice.status}` })
  }
  return { url: await openCheckout(deps, invoice) }
}

/**
 * Opens the checkout of an open invoice. While a checkout is open it is reused; after that another one is started, with a new
 * payment. Parallel calls open the same checkout.
 * @returns its address at the provider
 * @throws `payments_off`, `payments_unreachable`; `billing_state` for an invoice that was just paid, whose manual payment is under review,
 * or after too many checkouts
 */
export async function openCheckout(deps: Deps, invoice: Invoice): Promise<string> {
  const { paymentProvider } = deps
  if (paymentProvider === null) throw new AppError('payments_off')
  const manual = await deps.payments.get(manualPaymentId(invoice.id))
  if (manual?.status === 'in_review')
    throw new AppError('billing_state', { message: `payment ${manual.id} is in review` })
  for (let count = 1; count <= CHECKOUTS_MAX; count += 1) {
    const paymentId = count === 1 ? `${invoice.id}_stripe` : `${invoice.id}_stripe${count}`
    const payment = await beginPayment(deps, invoice, paymentId)
    const begun = await findBegun(deps, payment)
    if (begun?.url) return begun.url
    if (begun?.state === 'waiting' || begun?.state === 'paid') {
      throw new AppError('billing_state', { message: `payment ${paymentId} is ${begun.state}` })
    }
    if (payment.status === 'pending' && !begun) return beginCheckout(deps, invoice, payment)
  }
  throw new AppError('billing_state', { message: `too many checkouts of ${invoice.id}` })
}

function beginPayment(deps: Deps, invoice: Invoice, id: string): Promise<Payment> {
  return deps.transact(async (tx) => {
    const known = await deps.payments.getIn(tx, id)
    if (known) return known
    const payment = newPayment(deps, { id, invoice, provider: 'stripe', methodId: null })
    deps.payments.createIn(tx, payment)
    return payment
  })
}

/** Looks up a pending payment's checkout at the provider, and applies a completed or ended one. Null without a checkout to look up. */
async function findBegun(deps: Deps, { status, externalId: id }: Payment): Promise<FoundPayment | null> {
  if (status !== 'pending' || id === null || deps.paymentProvider === null) return null
  const found = await deps.paymentProvider.lookUp({ kind: 'checkout', id })
  if (found && found.state !== 'waiting') await applyPayment(deps, found)
  return found
}

async function beginCheckout(deps: Deps, invoice: Invoice, { id }: Payment): Promise<string> {
  const { users, subscriptions, payments, paymentProvider } = deps
  if (paymentProvider === null) throw new AppError('payments_off')
  const [user, subscription] = await Promise.all([users.get(invoice.uid), subscriptions.get(invoice.uid)])
  const { url, externalId } = await paymentProvider.openCheckout({
    paymentId: id,
    invoice,
    email: user?.email ?? '',
    customerId: subscription?.customerId ?? null,
    returnTo: `${deps.config.appOrigin}/dashboard/settings/billing`,
  })
  await deps.transact(async (tx) => {
    const payment = await payments.getIn(tx, id)
    if (payment?.status === 'pending') payments.updateIn(tx, payment, { externalId })
  })
  return url
}
