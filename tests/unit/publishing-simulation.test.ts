import { expect, test } from 'vitest'
import { BREAKS } from '../sim/publishing/breaks.ts'
import { simulateMany } from '../sim/publishing/simulate-many.ts'
import { simulate } from '../sim/publishing/simulate.ts'
import { IS_DEEP } from '../support/deep.ts'

/** Enough for every fault to occur; `npm run sim:publishing` runs fifty times as many as a deep run. */
const COUNT = IS_DEEP ? 20_000 : 4_000
const LONG = { timeout: 300_000 }

test(`${COUNT} publications under faults: none preventably twice, none lost, every end shown`, LONG, async () => {
  const { targets, findings, faults } = await simulateMany({ seed: 1, count: COUNT })
  expect(findings).toEqual([])
  expect(targets).toBeGreaterThanOrEqual(COUNT)
  const never = Object.entries(faults).filter(([, times]) => times === 0)
  expect(never, 'every fault happens').toEqual([])
})

// NOTE worlds in which a run of a million once found something.
test.each([1710, 6721])(
  'world %i, in which a fault was found and mended, stays without findings',
  LONG,
  async (seed) => {
    const { findings } = await simulateMany({ seed, count: 1 })
    expect(findings).toEqual([])
  },
)

test.each(BREAKS)('an engine with a broken %s is caught', LONG, async (broken) => {
  const { findingCount } = await simulateMany({ seed: 1, count: 1_000, broken })
  expect(findingCount).toBeGreaterThan(0)
})

test('a seed gives the same run each time', LONG, async () => {
  const [first, second] = [await simulate(7), await simulate(7)]
  expect(second.outcome).toEqual(first.outcome)
  expect(second.world.timeline.count).toBe(first.world.timeline.count)
})
