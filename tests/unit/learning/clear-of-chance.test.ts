import { findClear } from '@postwright/core/learning/learn-effects'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const deviation = 1

describe('what is clear of chance', () => {
  it('needs 1.96 deviations alone, and more the more is looked at', () => {
    expect(findClear([{ mean: 1.97, deviation }])).toEqual([true])
    expect(findClear([{ mean: 1.95, deviation }])).toEqual([false])
    const many = Array.from({ length: 18 }, () => ({ mean: 0, deviation }))
    expect(findClear([{ mean: 1.97, deviation }, ...many])[0]).toBe(false)
    // 0.05 of 19 is a chance of 0.00263, which a normal distribution has beyond 3.008.
    expect(findClear([{ mean: 3, deviation }, ...many])[0]).toBe(false)
    expect(findClear([{ mean: 3.02, deviation }, ...many])[0]).toBe(true)
  })

  it('is found again beside others that are clear, with the number of the rest', () => {
    expect(
      findClear([
        { mean: -9, deviation },
        { mean: 2.0, deviation },
      ]),
    ).toEqual([true, true])
    expect(
      findClear([
        { mean: 0, deviation },
        { mean: 2.0, deviation },
      ]),
    ).toEqual([false, false])
  })

  it('is nothing where nothing is, in 19 of 20 looks at eighteen features', () => {
    let seed = 7
    const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
    const looks = Array.from({ length: 2_000 }, () =>
      findClear(Array.from({ length: 18 }, () => ({ mean: normal(), deviation }))),
    )
    const wrong = looks.filter((look) => look.includes(true)).length / looks.length
    expect(wrong).toBeGreaterThan(0.03)
    expect(wrong).toBeLessThan(0.07)
  })

  it('does not depend on the order or the scale', () => {
    const estimate = fc.record({
      mean: fc.double({ min: -6, max: 6, noNaN: true }),
      deviation: fc.constantFrom(0.5, 1, 2),
    })
    fc.assert(
      fc.property(fc.array(estimate, { maxLength: 20 }), fc.constantFrom(0.5, 4), (all, scale) => {
        const scaled = all.map((each) => ({ mean: each.mean * scale, deviation: each.deviation * scale }))
        expect(findClear(scaled)).toEqual(findClear(all))
        expect(findClear(all.toReversed()).toReversed()).toEqual(findClear(all))
      }),
    )
  })
})
