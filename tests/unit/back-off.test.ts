import { describe, expect, test } from 'vitest'
import {
  DELIVERY_ATTEMPTS_MAX,
  DELIVERY_TIME_MAX,
  LIMITED_TIME_MAX,
  RECONCILE_ATTEMPTS_MAX,
} from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { limitedTime, reconcileTime, retryTime } from '../../functions/src/domain/publishing/retry-delays.ts'
import { summarise } from '../../functions/src/domain/publishing/sweep.ts'
import { dueAt } from '../support/factories/due-variant.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const due = dueAt(NOW)

describe('back-off', () => {
  const tried = (fields: Partial<Variant>) => due({ firstTriedAt: NOW, giveUpAt: NOW + DELIVERY_TIME_MAX, ...fields })

  test('grows with every try, and ends when there are enough or no time is left', () => {
    const delays = [1, 2, 3].map((attempts) => retryTime(tried({ attempts }), NOW, DELIVERY_ATTEMPTS_MAX))
    expect(delays).toEqual([NOW + 30_000, NOW + 120_000, NOW + 180_000])
    expect(retryTime(tried({ attempts: DELIVERY_ATTEMPTS_MAX }), NOW, DELIVERY_ATTEMPTS_MAX)).toBeNull()
    expect(retryTime(tried({ attempts: 1 }), NOW + DELIVERY_TIME_MAX - 60_000, DELIVERY_ATTEMPTS_MAX)).toBeNull()
  })

  test('ends look-ups at the agreed time, with a last one right then', () => {
    const late = NOW + DELIVERY_TIME_MAX - 1000
    expect(reconcileTime(tried({ reconciles: 3 }), late)).toBe(NOW + DELIVERY_TIME_MAX)
    expect(reconcileTime(tried({ reconciles: 3 }), NOW + DELIVERY_TIME_MAX)).toBeNull()
    expect(reconcileTime(tried({ reconciles: RECONCILE_ATTEMPTS_MAX }), NOW)).toBeNull()
  })

  test('of a network that limits without saying for how long grows, within the day', () => {
    const waits = [0, 10, 60, 600].map((minutes) => {
      const now = NOW + minutes * 60_000
      return (limitedTime(tried({}), now) ?? 0) - now
    })
    const inMinutes = waits.map((wait) => Math.floor(wait / 60_000))
    expect(inMinutes).toEqual([1, 10, 30, 30])
    expect(limitedTime(tried({}), NOW + LIMITED_TIME_MAX)).toBeNull()
  })

  test('of a network that limits again and again, and always for a second, does not ask it every second', () => {
    const passed = 60 * 60_000
    expect(limitedTime(tried({}), NOW + passed, NOW + passed + 1000)).toBeGreaterThanOrEqual(NOW + 1.25 * passed)
  })

  test('brings posts that were limited together back apart', () => {
    const ids = Array.from({ length: 60 }, (_, number) => `post${number}_channel1`)
    const times = new Set(ids.map((id) => limitedTime(tried({ id }), NOW, NOW + 300_000)))
    expect(times.size).toBeGreaterThan(50)
  })
})

describe('lateness', () => {
  test('is told by the delays that half, 95 of 100 and all do not exceed', () => {
    const delays = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(summarise(delays)).toEqual({ count: 100, p50: 50, p95: 95, max: 100 })
    expect(summarise([7])).toEqual({ count: 1, p50: 7, p95: 7, max: 7 })
    expect(summarise([9, 1])).toEqual({ count: 2, p50: 1, p95: 9, max: 9 })
    expect(summarise([])).toBeNull()
  })
})
