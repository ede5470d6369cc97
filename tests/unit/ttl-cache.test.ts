import { expect, test } from 'vitest'
import { createTtlCache } from '../../functions/src/domain/ttl-cache.ts'
import { createTestClock } from '../support/clock.ts'

test('work is shared and remembered by key for its time, and a failure is not', async () => {
  const clock = createTestClock(1_000)
  const recently = createTtlCache<number>(clock, 15_000)
  let runs = 0
  const work = () => Promise.resolve((runs += 1))
  expect(await Promise.all([recently('ada', work), recently('ada', work), recently('bob', work)])).toEqual([1, 1, 2])
  clock.advance(14_999)
  expect(await recently('ada', work)).toBe(1)
  clock.advance(1)
  expect(await recently('ada', work)).toBe(3)
  await expect(recently('eve', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await recently('eve', work)).toBe(4)
})

test('a key that is forgotten is worked for again, the others are not', async () => {
  const recently = createTtlCache<number>(createTestClock(1_000), 15_000)
  let runs = 0
  const work = () => Promise.resolve((runs += 1))
  expect([await recently('ada', work), await recently('bob', work)]).toEqual([1, 2])
  recently.forget('ada')
  expect([await recently('ada', work), await recently('bob', work)]).toEqual([3, 2])
})
