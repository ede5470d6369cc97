import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Invoice } from '@postwright/core/model/invoice'
import type { InvoiceSheet } from '@postwright/core/money/invoice-sheet'
import { useInvoiceWords } from '@/features/settings/invoices.ts'
import { makeInvoice, PLAN_LINE } from '../support/factories/invoice.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const ADA = { name: 'Ada Ltd', address: '12 Oak Street\nLondon', country: 'GB', vatId: 'GB123456789' }

async function wordsOf(fields: Partial<Invoice>, corrected: string | null = null): Promise<InvoiceSheet> {
  const seen: InvoiceSheet[] = []
  function Probe() {
    seen.push(useInvoiceWords()(makeInvoice(fields), corrected))
    return null
  }
  await show(<Probe />)
  const [sheet] = seen
  if (!sheet) throw new Error('Nothing was shown.')
  return sheet
}

it('an invoice names both parties, each line, its discount and tax, and what was paid', async () => {
  const sheet = await wordsOf({
    details: ADA,
    lines: [{ ...PLAN_LINE, quantity: 1 }],
    discount: { couponId: 'c1', code: 'SPRING', amount: 900 },
    tax: [{ country: 'DE', rate: 1900, treatment: 'taxed', amount: 380 }],
    net: 2000,
    creditUsed: 100,
    total: 2280,
  })
  expect(sheet.title).toBe('Invoice PW-000007')
  expect(sheet.facts.map(([name]) => name)).toEqual(['Date', 'Paid on', 'Status'])
  expect(sheet.parties[1]?.lines).toEqual(['Ada Ltd', '12 Oak Street', 'London', 'GB', 'VAT ID GB123456789'])
  expect(sheet.rows).toEqual([['Team plan', expect.stringContaining(' to '), '1', '€29.00', '€29.00']])
  expect(sheet.totals).toEqual([
    ['Subtotal', '€29.00'],
    ['Discount (SPRING)', '-€9.00'],
    ['Net amount', '€20.00'],
    ['Tax 19% (DE)', '€3.80'],
    ['Paid from your credit', '-€1.00'],
  ])
  expect(sheet.total).toEqual(['Total', '€22.80'])
})

it('a credit note names the invoice that it corrects, and reverse charge is said in words', async () => {
  const reverse = { country: 'AT', rate: 0, treatment: 'reverse_charge' as const, amount: 0 }
  const refund = { ...PLAN_LINE, kind: 'refund' as const, unitAmount: -2900, amount: -2900 }
  const fields = { kind: 'credit_note' as const, creditOf: 'i1', number: 'CN-000001', lines: [refund], tax: [reverse] }
  const sheet = await wordsOf({ ...fields, net: -2900, total: -2900 }, 'PW-000007')
  expect(sheet.title).toBe('Credit note CN-000001')
  expect(sheet.facts).toContainEqual(['Corrects invoice', 'PW-000007'])
  expect(sheet.total).toEqual(['Refunded', '-€29.00'])
  expect(sheet.notes).toEqual(['Reverse charge: the customer accounts for the value-added tax.'])
})
