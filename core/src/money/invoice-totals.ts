import type { InvoiceLine, TaxLine } from '../model/invoice.ts'

export type InvoiceTotals = { net: number; creditUsed: number; total: number }

type Parts = { lines: readonly Pick<InvoiceLine, 'amount'>[]; discount: number; creditBalance: number }

/**
 * Adds up an invoice, in minor units: net is the lines less the discount and never negative, tax comes on top, and the person's balance
 * pays first.
 */
export function addUpInvoice(
  { lines, discount, creditBalance }: Parts,
  taxOn: (net: number) => TaxLine[],
): InvoiceTotals & { tax: TaxLine[] } {
  const net = Math.max(0, lines.reduce((sum, { amount }) => sum + amount, 0) - discount)
  const tax = taxOn(net)
  const gross = net + tax.reduce((sum, { amount }) => sum + amount, 0)
  const creditUsed = Math.min(Math.max(0, creditBalance), gross)
  return { net, tax, creditUsed, total: gross - creditUsed }
}
