import {
  hourKey,
  hourRates,
  type HourRates,
  shrinkMeans,
  bestHours,
  hoursToTry,
  JUDGED_FROM_MIN,
} from '@postwright/core/learning/hour-rates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plantedPosts } from './support/planted-posts.ts'

function known(rates: HourRates) {
  if (rates.status !== 'known') throw new Error('Nothing is known.')
  return rates
}

describe('the hours of the week', () => {
  const planted = plantedPosts({ count: 260, seed: 11, noise: 0.4, hourEffect: (_, hour) => (hour === 9 ? 1 : 0) })

  it('are not told from fewer than thirty posts', () => {
    expect(hourRates(planted.slice(0, 29), 'UTC')).toEqual({ status: 'thin', count: 29, missing: 1 })
  })

  it('show a planted hour as the best, on the clock of the zone', () => {
    const utc = bestHours(known(hourRates(planted, 'UTC')).hours)
    expect(utc.map(({ hour }) => hour)).toEqual([9, 9, 9])
    expect(utc[0]?.lift).toBeGreaterThan(0.5)
    const tokyo = bestHours(known(hourRates(planted, 'Asia/Tokyo')).hours)
    expect(tokyo.map(({ hour }) => hour)).toEqual([18, 18, 18])
  })

  it('are the best only from three posts on: one or two are luck', () => {
    const rate = (hour: number, count: number, lift: number) => ({
      weekday: 1,
      hour,
      count,
      lift,
      low: 0,
      high: lift * 2,
    })
    expect(bestHours([rate(8, 2, 5), rate(9, 3, 0.2), rate(10, 9, -0.1)]).map(({ hour }) => hour)).toEqual([9])
  })

  it('are surer of what was tried more often, and least sure of what was never tried', () => {
    const { hours } = known(hourRates(planted, 'UTC'))
    const widthOf = (fits: (count: number) => boolean) => {
      const widths = hours.filter(({ count }) => fits(count)).map(({ low, high }) => Math.log((1 + high) / (1 + low)))
      return widths.reduce((sum, width) => sum + width, 0) / widths.length
    }
    expect(widthOf((count) => count >= 4)).toBeLessThan(widthOf((count) => count === 1))
    expect(widthOf((count) => count === 1)).toBeLessThan(widthOf((count) => count === 0))
  })

  it('rarely promise anything where hours make no difference', () => {
    const claims = Array.from({ length: 40 }, (_, seed) => {
      const { hours } = known(hourRates(plantedPosts({ count: 120, seed }), 'UTC'))
      return hours.filter(({ low, high }) => low > 0 || high < 0).length / hours.length
    })
    expect(claims.reduce((sum, each) => sum + each, 0) / claims.length).toBeLessThan(0.02)
  })

  it('suggest trials only where people are awake and little is known, on different days', () => {
    const trials = hoursToTry(known(hourRates(planted, 'UTC')).hours)
    expect(trials).toHaveLength(3)
    expect(new Set(trials.map(({ weekday }) => weekday)).size).toBe(3)
    expect(new Set(trials.map(({ hour }) => hour)).size).toBe(3)
    for (const { hour, count } of trials) {
      expect(hour).toBeGreaterThanOrEqual(7)
      expect(hour).toBeLessThan(23)
      expect(count).toBeLessThan(JUDGED_FROM_MIN)
    }
    const again = hoursToTry(known(hourRates(planted.toReversed(), 'UTC')).hours)
    expect(again.map(({ weekday, hour }) => hourKey(weekday, hour))).toEqual(
      trials.map(({ weekday, hour }) => hourKey(weekday, hour)),
    )
  })
})

describe('shrinking', () => {
  const groups = fc.array(
    fc.record({ key: fc.integer({ min: 0, max: 6 }), value: fc.double({ min: -3, max: 3, noNaN: true }) }),
    {
      minLength: 2,
      maxLength: 60,
    },
  )

  it('moves every mean towards zero and never beyond, and knows its variance', () => {
    fc.assert(
      fc.property(groups, (values) => {
        const { of, unknown } = shrinkMeans(values)
        for (const [key, { mean, variance, count }] of of) {
          const own = values.filter((each) => each.key === key).map(({ value }) => value)
          const raw = own.reduce((sum, value) => sum + value, 0) / own.length
          expect(count).toBe(own.length)
          expect(Math.abs(mean)).toBeLessThanOrEqual(Math.abs(raw) + 1e-9)
          expect(mean * raw).toBeGreaterThanOrEqual(-1e-12)
          expect(variance).toBeLessThanOrEqual(unknown.variance + 1e-12)
        }
      }),
    )
  })

  it('leaves groups of many alike values nearly as they are, and moves a single one far', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ key: 'many', value: 1 + (at % 2 ? 0.4 : -0.4) }))
    const low = Array.from({ length: 40 }, (_, at) => ({ key: 'low', value: -1 + (at % 2 ? 0.4 : -0.4) }))
    const { of } = shrinkMeans([...many, ...low, { key: 'one', value: 0.9 }])
    expect(of.get('many')?.mean).toBeGreaterThan(0.97)
    expect(of.get('one')?.mean ?? 0).toBeLessThan(0.87)
  })
})
