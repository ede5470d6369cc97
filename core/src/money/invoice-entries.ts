import type { Invoice } from '../model/invoice.ts'
import type { Posting } from '../model/ledger.ts'
import { creditAccount } from './ledger.ts'

type Facts = Pick<
  Invoice,
  'uid' | 'lines' | 'discount' | 'tax' | 'net' | 'creditUsed' | 'creditGiven' | 'total' | 'currency'
>

/**
 * Returns the postings of a paid invoice; they sum to zero. The amounts from the provider and the balance become revenue and tax; the unused part
 * beyond the new price becomes the person's credit.
 */
export function entriesOfInvoice(invoice: Facts, provider: string): Posting[] {
  const { uid, currency, discount, tax, net, total } = invoice
  const planId = invoice.lines[0]?.planId ?? 'none'
  const discounted = discount?.amount ?? 0
  const credit = creditAccount(uid)
  return [
    { account: `provider:${provider}`, amount: total, currency },
    { account: credit, amount: invoice.creditUsed, currency },
    { account: 'discounts', amount: discounted, currency },
    { account: `revenue:${planId}`, amount: -(net + discounted - invoice.creditGiven), currency },
    { account: credit, amount: -invoice.creditGiven, currency },
    ...tax.map(({ country, amount }) => ({ account: `tax:${country}`, amount: -amount, currency })),
  ].filter(({ amount }) => amount !== 0)
}

/** Returns the postings of a refund, its tax proportional to the invoice; they sum to zero. */
export function entriesOfRefund(invoice: Facts, provider: string, refunded: number): Posting[] {
  const { currency, tax, total } = invoice
  const taxed = tax.map(({ country, amount }) => ({
    account: `tax:${country}`,
    amount: total === 0 ? 0 : Math.min(refunded, Math.floor((amount * refunded) / total + 0.5)),
    currency,
  }))
  const rest = taxed.reduce((left, { amount }) => left - amount, refunded)
  return [
    { account: `provider:${provider}`, amount: -refunded, currency },
    { account: 'refunds', amount: rest, currency },
    ...taxed,
  ].filter(({ amount }) => amount !== 0)
}
