import {
  type getBilling as contract,
  type getInvoice as invoiceContract,
  INVOICES_PAGE_MAX,
  LEDGER_PAGE_MAX,
  type listInvoices as listContract,
  type listLedger as ledgerContract,
} from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { readEntitlements, type UsageDeps } from '../entitlements/entitlements.ts'
import type { Deps } from '../ports/deps.ts'

type Needs = UsageDeps & Pick<Deps, 'invoices' | 'billablePlans' | 'paymentProvider'>

/** Returns the caller's plan and the plans available to them. */
export async function getBilling(deps: Needs, { uid }: Caller): Promise<OutputOf<typeof contract>> {
  const [subscription, plans, entitlements] = await Promise.all([
    deps.subscriptions.get(uid),
    deps.billablePlans.listOffered(),
    readEntitlements(deps, uid),
  ])
  const canTry = subscription === null || (subscription.trialUsedAt === null && subscription.status === 'canceled')
  const providers = deps.paymentProvider === null ? (['manual'] as const) : (['stripe', 'manual'] as const)
  const shown = {
    plans: plans.map(({ prices, ...plan }) => ({ ...plan, prices: { ...prices } })),
    canTry,
    entitlements,
  }
  if (!subscription) return { subscription: null, openInvoice: null, ...shown, providers: [...providers] }
  const { customerId, cardHash, ...own } = subscription
  const [plan, openInvoice] = await Promise.all([
    deps.billablePlans.find(subscription.planId, subscription.version),
    subscription.openInvoiceId === null ? null : deps.invoices.get(subscription.openInvoiceId),
  ])
  return {
    subscription: {
      ...own,
      planName: plan?.name ?? subscription.planId,
      hasCard: customerId !== null || cardHash !== null,
    },
    openInvoice: openInvoice?.status === 'open' ? openInvoice : null,
    ...shown,
    providers: [...providers],
  }
}

export async function listInvoices(
  { invoices }: Pick<Deps, 'invoices'>,
  { uid }: Caller,
  { before }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const found = await invoices.listOf(uid, { before: before ?? null, limit: INVOICES_PAGE_MAX })
  const last = found.at(-1)
  return { invoices: found, before: found.length < INVOICES_PAGE_MAX || !last ? null : last.issuedAt }
}

/** Returns the caller's ledger entries, as booked. */
export async function listLedger(
  { ledgerEntries }: Pick<Deps, 'ledgerEntries'>,
  { uid }: Caller,
  { after }: z.output<typeof ledgerContract.input>,
): Promise<OutputOf<typeof ledgerContract>> {
  const found = await ledgerEntries.listOf(uid, { after, limit: LEDGER_PAGE_MAX })
  const next = found.length < LEDGER_PAGE_MAX ? null : (found.at(-1)?.seq ?? null)
  return { entries: found, next }
}

/** @throws `not_found` for another user's invoice, unless the caller is an admin */
export async function getInvoice(
  { invoices }: Pick<Deps, 'invoices'>,
  { uid, role }: Caller,
  { invoiceId }: z.output<typeof invoiceContract.input>,
): Promise<OutputOf<typeof invoiceContract>> {
  const invoice = await invoices.get(invoiceId)
  if (!invoice || (invoice.uid !== uid && role !== 'admin')) {
    throw new AppError('not_found', { message: `no invoice ${invoiceId} of ${uid}` })
  }
  return { invoice }
}
