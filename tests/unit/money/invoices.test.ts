import { addUpInvoice } from '@postwright/core/money/compute-change'
import { entriesOfInvoice, entriesOfRefund } from '@postwright/core/money/invoice-entries'
import {
  findDueStep,
  nextRetryAt,
  nextStatus,
  shiftPeriod,
  SUBSCRIPTION_STATES,
} from '@postwright/core/money/subscription-state'
import { taxInvoice } from '@postwright/core/money/tax'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const RUNS = { numRuns: 10_000 }
const DAY = 86_400_000
const AT = Date.UTC(2026, 10, 26)
const amount = fc.integer({ min: 0, max: 100_000_000 })
const privately = (country: string) => ({ country, vatId: '' })

describe('tax', () => {
  const germany = { seller: { country: 'DE', vatId: 'DE123' }, registrations: ['DE', 'EU', 'GB'] }

  it('is charged by the country of the customer where the operator is registered', () => {
    expect(taxInvoice(1000, privately('DE'), germany, AT)).toMatchObject([
      { rate: 1900, amount: 190, treatment: 'taxed' },
    ])
    expect(taxInvoice(1000, privately('FR'), germany, AT)).toMatchObject([{ rate: 2000, amount: 200 }])
    expect(taxInvoice(1000, privately('GB'), germany, AT)).toMatchObject([{ amount: 200 }])
    expect(taxInvoice(1000, privately('NO'), germany, AT)).toMatchObject([{ amount: 0, treatment: 'not_registered' }])
    expect(taxInvoice(1000, privately('US'), germany, AT)).toMatchObject([{ amount: 0, treatment: 'outside_scope' }])
  })

  it('is left to a business of another EU country with a VAT id, and not at home', () => {
    expect(taxInvoice(1000, { country: 'FR', vatId: 'FR12' }, germany, AT)).toMatchObject([
      { amount: 0, treatment: 'reverse_charge' },
    ])
    expect(taxInvoice(1000, { country: 'DE', vatId: 'DE9' }, germany, AT)).toMatchObject([{ treatment: 'taxed' }])
  })

  it('changes on the day from which a rate is valid', () => {
    const before = taxInvoice(1000, privately('EE'), germany, Date.UTC(2025, 5, 30, 23))
    expect([before[0]?.rate, taxInvoice(1000, privately('EE'), germany, Date.UTC(2025, 6, 1))[0]?.rate]).toEqual([
      2200, 2400,
    ])
  })

  it('is half up and in proportion, whatever the amount', () => {
    fc.assert(
      fc.property(amount, (net) => {
        const [line] = taxInvoice(net, privately('FI'), germany, AT)
        expect(Math.abs((line?.amount ?? 0) - net * 0.255)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
      RUNS,
    )
  })
})

const draft = fc
  .record({
    price: amount,
    credit: amount,
    discount: amount,
    creditBalance: amount,
    rate: fc.integer({ min: 0, max: 3000 }),
    creditGiven: amount,
  })
  .map(({ price, credit, discount, creditBalance, rate, creditGiven }) => {
    const lines = [{ amount: price }, { amount: -Math.min(credit, price) }]
    const off = Math.min(discount, price - Math.min(credit, price))
    const taxOn = (net: number) => [
      { country: 'DE', rate, treatment: 'taxed' as const, amount: Math.floor((net * rate) / 10_000 + 0.5) },
    ]
    return {
      lines,
      off,
      creditBalance,
      creditGiven,
      totals: addUpInvoice({ lines, discount: off, creditBalance }, taxOn),
    }
  })

const line = {
  kind: 'plan' as const,
  planId: 'solo',
  planName: 'Solo',
  version: 1,
  interval: 'month' as const,
  periodStart: 0,
  periodEnd: 1,
  quantity: 1,
  unitAmount: 1,
  amount: 1,
}

describe('an invoice', () => {
  it('is never negative, and lines, discount, tax and balance make its total', () => {
    fc.assert(
      fc.property(draft, ({ lines, off, creditBalance, totals: { net, tax, creditUsed, total } }) => {
        const taxed = tax.reduce((sum, each) => sum + each.amount, 0)
        expect(Math.min(net, creditUsed, total)).toBeGreaterThanOrEqual(0)
        expect(creditUsed).toBeLessThanOrEqual(creditBalance)
        expect(net).toBe(lines.reduce((sum, each) => sum + each.amount, 0) - off)
        expect(total + creditUsed).toBe(net + taxed)
      }),
      RUNS,
    )
  })

  it('posts entries that sum to zero, and so does each refund of it', () => {
    fc.assert(
      fc.property(draft, fc.double({ min: 0, max: 1, noNaN: true }), ({ off, creditGiven, totals }, share) => {
        const discount = { couponId: 'c', code: 'C', amount: off }
        const invoice = { uid: 'ada', currency: 'eur', lines: [line], discount, creditGiven, ...totals }
        const sum = (entries: { amount: number }[]) => entries.reduce((all, each) => all + each.amount, 0)
        expect(sum(entriesOfInvoice(invoice, 'stripe'))).toBe(0)
        expect(sum(entriesOfRefund(invoice, 'stripe', Math.floor(totals.total * share)))).toBe(0)
      }),
      RUNS,
    )
  })
})

describe('the states of a subscription', () => {
  it('are all reached from a person without one, and all lead to a paid plan again', () => {
    const reached = new Set<string>(['none'])
    for (const from of ['none', 'trialing', 'active', 'past_due', 'paused', 'canceled'] as const) {
      for (const to of Object.values(SUBSCRIPTION_STATES[from])) reached.add(to)
      expect(nextStatus(from, 'pay')).toBe('active')
    }
    expect(reached.size).toBe(6)
    expect(nextStatus('canceled', 'pause')).toBeNull()
    expect(nextStatus('trialing', 'pause')).toBeNull()
  })

  it('try a failed renewal again after 1, 3, 5 and 7 days and then no more', () => {
    expect([1, 2, 3, 4, 5].map((attempts) => nextRetryAt(0, attempts))).toEqual([DAY, 3 * DAY, 5 * DAY, 7 * DAY, null])
  })

  it('remind of the end of a trial three days before it, once', () => {
    const trial = {
      status: 'trialing' as const,
      periodEnd: 14 * DAY,
      trialEnd: 14 * DAY,
      trialRemindedAt: null,
      cancelAtPeriodEnd: false,
      resumeAt: null,
      openInvoiceId: null,
    }
    expect(findDueStep(trial, null)).toEqual({ step: 'trial_reminder', at: 11 * DAY })
    expect(findDueStep({ ...trial, trialRemindedAt: 1 }, null)).toEqual({ step: 'trial_ended', at: 14 * DAY })
  })

  it('void what is not paid a week after it was due, where there is no plan to end', () => {
    const free = {
      status: 'canceled' as const,
      periodEnd: 0,
      trialEnd: null,
      trialRemindedAt: null,
      cancelAtPeriodEnd: false,
      resumeAt: null,
      openInvoiceId: 'i1',
    }
    const open = { dueAt: 7 * DAY, nextAttemptAt: null }
    expect(findDueStep(free, open)).toEqual({ step: 'void_unpaid', at: 14 * DAY })
    expect(findDueStep({ ...free, openInvoiceId: null }, null)).toBeNull()
  })

  it('give back the time of a pause to the second', () => {
    fc.assert(
      fc.property(fc.nat(90 * DAY), fc.nat(30 * DAY), (paused, left) => {
        const before = { periodStart: AT, periodEnd: AT + 30 * DAY, pausedAt: AT + 30 * DAY - left }
        const now = before.pausedAt + paused
        expect(shiftPeriod(before, now).periodEnd - now).toBe(left)
      }),
      RUNS,
    )
  })
})
