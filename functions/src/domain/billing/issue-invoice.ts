import { type Invoice, INVOICE_SCHEMA, type TaxLine } from '@postwright/core/model/invoice'
import type { Subscription } from '@postwright/core/model/subscription'
import type { InvoiceDraft } from '@postwright/core/money/compute-change'
import { taxInvoice } from '@postwright/core/money/tax'
import { type CouponDeps, planReleaseIn } from '../coupons/redeem-code.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { InvoiceSeries } from '../ports/billing.ts'

type IssueDeps = CouponDeps & Pick<Deps, 'invoices' | 'subscriptions' | 'config'>

type Issued = {
  id: string
  subscription: Subscription
  draft: InvoiceDraft
  dueAt: number
  /** Subscription fields that change with the invoice. */
  patch?: Partial<Subscription>
  /** True if the subscription is not stored yet. */
  isNew?: boolean
  /** Counts a code's use for the invoice, and releases the use held by the voided invoice. */
  redeem?: ((invoice: Invoice) => void) | undefined
}

/** Returns the tax on a net amount for a subscriber, by the operator's settings. */
export function taxFor(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  details: Subscription['details'],
): (net: number) => TaxLine[] {
  const { seller, taxRegistrations: registrations } = config.billing
  return (net) => taxInvoice(net, details, { seller, registrations }, clock.now())
}

/**
 * Issues an invoice: assigns its number, uses the person's balance, and voids an earlier open invoice. Reads
 * first; the returned function writes and returns the invoice.
 */
export async function planIssueIn(deps: IssueDeps, tx: Tx, issued: Issued): Promise<() => Invoice> {
  const { subscription, draft, id, dueAt, redeem } = issued
  const [takeNumber, voidReplaced] = await Promise.all([
    deps.invoices.readNumberIn(tx, 'invoice'),
    planVoidIn(deps, tx, subscription, { keepsCoupon: redeem !== undefined }),
  ])
  return () => {
    const returned = voidReplaced()
    const now = deps.clock.now()
    const invoice: Invoice = {
      ...newDocument(deps.clock, { id, schema: INVOICE_SCHEMA, createdBy: subscription.uid }),
      kind: 'invoice',
      number: numberOf('invoice', takeNumber()),
      uid: subscription.uid,
      creditOf: null,
      status: 'open',
      ...draft,
      details: subscription.details,
      seller: deps.config.billing.seller,
      issuedAt: now,
      dueAt,
      paidAt: null,
      attempt: 0,
      nextAttemptAt: null,
    }
    deps.invoices.createIn(tx, invoice)
    redeem?.(invoice)
    const creditBalance = subscription.creditBalance + returned - draft.creditUsed
    const changed = { ...issued.patch, openInvoiceId: id, creditBalance }
    if (issued.isNew) deps.subscriptions.createIn(tx, { ...subscription, ...changed })
    else deps.subscriptions.updateIn(tx, subscription, changed)
    return invoice
  }
}

/**
 * Reads the open invoice; the returned function voids it and returns the used balance, in minor units. Its coupon is released
 * too, unless the caller does that.
 */
export async function planVoidIn(
  deps: CouponDeps & Pick<Deps, 'invoices'>,
  tx: Tx,
  { openInvoiceId }: Pick<Subscription, 'openInvoiceId'>,
  { keepsCoupon = false } = {},
): Promise<() => number> {
  const open = openInvoiceId === null ? null : await deps.invoices.getIn(tx, openInvoiceId)
  const release = keepsCoupon ? undefined : await planReleaseIn(deps, tx, open)
  return () => {
    if (open?.status !== 'open') return 0
    release?.()
    deps.invoices.updateIn(tx, open, { status: 'void', nextAttemptAt: null })
    return open.creditUsed
  }
}

const PREFIX = { invoice: 'PW', credit_note: 'CN' } satisfies Record<InvoiceSeries, string>

/** Returns the printed number of an invoice: "PW-000042". */
export function numberOf(series: InvoiceSeries, value: number): string {
  return `${PREFIX[series]}-${String(value).padStart(6, '0')}`
}
