import { NO_USAGE } from '@postwright/core/model/usage-day'
import { type DayEffort, estimateCost, PLATFORM_PRICES } from '@postwright/core/usage/estimate-cost'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NOTHING: DayEffort = { ...NO_USAGE, storedBytes: 0 }
const amount = fc.nat(1_000_000_000)
const effort: fc.Arbitrary<DayEffort> = fc.record({
  reads: amount,
  writes: amount,
  deletes: amount,
  requests: amount,
  busyMillis: amount,
  storedBytes: fc.nat(2 ** 40),
})

describe('the estimated cost', () => {
  it('is by the list prices, in millionths of a dollar', () => {
    expect(estimateCost([])).toEqual({ database: 0, functions: 0, storage: 0, total: 0 })
    expect(estimateCost([{ ...NOTHING, reads: 1_000_000 }]).database).toBe(300_000)
    expect(estimateCost([{ ...NOTHING, writes: 1_000_000 }]).database).toBe(900_000)
    expect(estimateCost([{ ...NOTHING, deletes: 1_000_000 }]).database).toBe(100_000)
    expect(estimateCost([{ ...NOTHING, requests: 1_000_000 }]).functions).toBe(400_000)
    // An hour of one vCPU and one GiB.
    expect(estimateCost([{ ...NOTHING, busyMillis: 3_600_000 }]).functions).toBe(95_400)
    const month = Array.from({ length: 30 }, () => ({ ...NOTHING, storedBytes: 1024 ** 3 }))
    expect(estimateCost(month).storage).toBe(20_000)
  })

  it('is whole, is the sum of its parts and grows with each effort', () => {
    fc.assert(
      fc.property(fc.array(effort, { maxLength: 31 }), effort, (days, more) => {
        const cost = estimateCost(days)
        expect(cost.total).toBe(cost.database + cost.functions + cost.storage)
        expect(Object.values(cost).every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        const grown = estimateCost([...days, more])
        expect(grown.total).toBeGreaterThanOrEqual(cost.total)
        const oneByOne = days.reduce((sum, day) => sum + estimateCost([day]).total, 0)
        expect(cost.total).toBeLessThanOrEqual(oneByOne)
      }),
      { numRuns: 1_000 },
    )
  })

  it('does not grow by the error of a floating point', () => {
    const days = [
      { ...NOTHING, reads: 694_038_435, writes: 991_339_964, deletes: 14_413_539 },
      { ...NOTHING, reads: 396_825_609, writes: 785_217_192, deletes: 757_657_105 },
    ]
    const database =
      (694_038_435n + 396_825_609n) * 3n + (991_339_964n + 785_217_192n) * 9n + 14_413_539n + 757_657_105n
    expect(estimateCost(days).database).toBe(Number((database + 9n) / 10n))
  })

  it('names the day of its prices and where they are from', () => {
    expect(PLATFORM_PRICES.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(PLATFORM_PRICES.sources.every((source) => source.startsWith('https://cloud.google.com/'))).toBe(true)
  })
})
