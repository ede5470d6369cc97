import { addMonths, addPeriods, findRunningPeriod } from '@postwright/core/money/billing-period'
import { timeChange, prorateChange, splitPaid } from '@postwright/core/money/plan-change'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const RUNS = { numRuns: 10_000 }
const DAY = 86_400_000
const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const start = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) })
const interval = fc.constantFrom('month' as const, 'year' as const)
const paidPeriod = fc
  .record({ periodStart: start, interval, periodAmount: amount })
  .map(({ periodStart, interval: every, periodAmount }) => {
    const periodEnd = addPeriods(periodStart, every, new Date(periodStart).getUTCDate())
    return { periodStart, periodEnd, periodAmount }
  })

describe('the unused part of a period', () => {
  it('and the used part are never negative and sum to what was paid', () => {
    fc.assert(
      fc.property(paidPeriod, fc.integer({ min: -40 * DAY, max: 400 * DAY }), (paid, passed) => {
        const { used, unused } = splitPaid(paid, paid.periodStart + passed)
        expect(used).toBeGreaterThanOrEqual(0)
        expect(unused).toBeGreaterThanOrEqual(0)
        expect(used + unused).toBe(paid.periodAmount)
      }),
      RUNS,
    )
  })

  it('never grows as time passes, is all before the period and nothing after it', () => {
    fc.assert(
      fc.property(paidPeriod, fc.nat(400 * DAY), fc.nat(40 * DAY), (paid, passed, more) => {
        const earlier = splitPaid(paid, paid.periodStart + passed).unused
        expect(splitPaid(paid, paid.periodStart + passed + more).unused).toBeLessThanOrEqual(earlier)
        expect(splitPaid(paid, paid.periodStart - 1).unused).toBe(paid.periodAmount)
        expect(splitPaid(paid, paid.periodEnd).unused).toBe(0)
      }),
      RUNS,
    )
  })

  it('is rounded half up in what was used, by the second', () => {
    const paid = { periodStart: 0, periodEnd: 2000, periodAmount: 1 }
    expect(splitPaid(paid, 999)).toEqual({ used: 0, unused: 1 })
    expect(splitPaid(paid, 1000)).toEqual({ used: 1, unused: 0 })
  })
})

describe('a change that begins at once', () => {
  it('costs the new price less the unused part, and gives back what exceeds it', () => {
    fc.assert(
      fc.property(paidPeriod, amount, fc.nat(400 * DAY), (paid, price, passed) => {
        const now = paid.periodStart + passed
        const { credit, creditLeft, due } = prorateChange(paid, price, now)
        expect(Math.min(credit, creditLeft, due)).toBeGreaterThanOrEqual(0)
        expect(credit + creditLeft).toBe(splitPaid(paid, now).unused)
        expect(due + credit).toBe(price)
      }),
      RUNS,
    )
  })

  it('is a dearer plan or a longer period of the same, and nothing else', () => {
    const solo = { planId: 'solo', prices: { month: 900, year: 9000 } }
    const team = { planId: 'team', prices: { month: 2900, year: 29_000 } }
    const change = (from: typeof solo, a: 'month' | 'year', to: typeof solo, b: 'month' | 'year') =>
      timeChange({ ...from, interval: a }, { ...to, interval: b })
    expect(change(solo, 'month', solo, 'month')).toBe('none')
    expect(change(solo, 'month', solo, 'year')).toBe('now')
    expect(change(solo, 'year', solo, 'month')).toBe('period_end')
    expect(change(solo, 'year', team, 'month')).toBe('now')
    expect(change(team, 'month', solo, 'year')).toBe('period_end')
  })
})

describe('billing periods', () => {
  it('return to the 31st after shorter months, in leap years too', () => {
    const january = Date.UTC(2028, 0, 31, 9, 30)
    const ends = [1, 2, 3, 13].map((count) => new Date(addPeriods(january, 'month', 31, count)).toISOString())
    expect(ends).toEqual([
      '2028-02-29T09:30:00.000Z',
      '2028-03-31T09:30:00.000Z',
      '2028-04-30T09:30:00.000Z',
      '2029-02-28T09:30:00.000Z',
    ])
    expect(new Date(addPeriods(Date.UTC(2028, 1, 29), 'year', 29)).toISOString()).toBe('2029-02-28T00:00:00.000Z')
  })

  it('follow each other without a gap, keep the time of day, and last 28 to 31 days', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 31 }), (from, anchorDay) => {
        const end = addPeriods(from, 'month', anchorDay)
        const next = addPeriods(end, 'month', anchorDay)
        expect(end % DAY).toBe(from % DAY)
        expect(next - end).toBeGreaterThanOrEqual(28 * DAY)
        expect(next - end).toBeLessThanOrEqual(31 * DAY)
      }),
      RUNS,
    )
  })

  it('that run at a time contain it, however late it is', () => {
    fc.assert(
      fc.property(start, interval, fc.nat(900 * DAY), (from, every, late) => {
        const anchorDay = new Date(from).getUTCDate()
        const { periodStart, periodEnd } = findRunningPeriod(from, every, anchorDay, from + late)
        expect(periodStart).toBeLessThanOrEqual(from + late)
        expect(periodEnd).toBeGreaterThan(from + late)
      }),
      RUNS,
    )
    expect(addMonths(Date.UTC(2027, 10, 30), 3)).toBe(Date.UTC(2028, 1, 29))
  })
})
