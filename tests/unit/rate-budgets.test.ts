import { beforeEach, describe, expect, test } from 'vitest'
import { createRateBudgets } from '../../functions/src/domain/networks/rate-budgets.ts'
import type { RateBudgets } from '../../functions/src/domain/ports/connections.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { createMemoryRateBudgets } from '../support/memory/rate-budgets.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 20, 12)
const perChannel = { scope: 'channel', calls: 'posts', max: 5, window: MINUTE } as const
const perApp = { scope: 'app', calls: 'posts', max: 40, window: MINUTE } as const

let clock: TestClock
let stored: ReturnType<typeof createMemoryRateBudgets>
let budgets: RateBudgets
beforeEach(() => {
  clock = createTestClock(NOON)
  stored = createMemoryRateBudgets()
  budgets = createRateBudgets({ rateBudgetStore: stored, clock })
})

const channel = (connectionId: string, fields = {}) => {
  return { platform: 'sandbox', workspaceId: 'w', connectionId, service: 'https://one.example', requests: 4, ...fields }
}

/** How many of `tries` passed, and how long after noon the others may try again. */
async function takeAll(rules: Parameters<RateBudgets['take']>[0], of: ReturnType<typeof channel>, tries: number) {
  const waits: number[] = []
  for (let tried = 0; tried < tries; tried += 1) {
    const until = await budgets.take(rules, of)
    if (until !== null) waits.push(until - NOON)
  }
  return { taken: tries - waits.length, waits }
}

describe('a budget of a channel', () => {
  test('lets so many posts through in each window, and names later ones the window in which their turn comes', async () => {
    const { taken, waits } = await takeAll([perChannel], channel('a'), 16)
    expect(taken).toBe(5)
    expect(waits).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3].map((windows) => windows * MINUTE))
    clock.advance(MINUTE)
    expect((await takeAll([perChannel], channel('a'), 6)).taken).toBe(5)
  })

  test('is its own: another channel has as much', async () => {
    await takeAll([perChannel], channel('a'), 9)
    expect((await takeAll([perChannel], channel('b'), 9)).taken).toBe(5)
  })

  test('is one for all processes, and what one has taken stays taken when it ends', async () => {
    await takeAll([perChannel], channel('a'), 3)
    budgets = createRateBudgets({ rateBudgetStore: stored, clock })
    expect((await takeAll([perChannel], channel('a'), 9)).taken).toBe(2)
  })

  test('counts the requests of a post where the network counts requests', async () => {
    const rule = { scope: 'channel', calls: 'requests', max: 10, window: MINUTE } as const
    expect((await takeAll([rule], channel('a'), 5)).taken).toBe(2)
  })

  test('lets a post through that needs more requests than a window has, alone', async () => {
    const rule = { scope: 'channel', calls: 'requests', max: 3, window: MINUTE } as const
    expect((await takeAll([rule], channel('a'), 2)).taken).toBe(1)
  })
})

describe('a budget that channels share', () => {
  test('leaves a part to a channel that comes after one with very many posts', async () => {
    const greedy = await takeAll([perApp], channel('greedy'), 100)
    expect(greedy.taken).toBe(20)
    expect((await takeAll([perApp], channel('late'), 100)).taken).toBe(20)
    expect((await takeAll([perApp], channel('later'), 1)).taken).toBe(0)
  })

  test('is not exceeded by many processes at once', async () => {
    const processes = Array.from({ length: 8 }, () => createRateBudgets({ rateBudgetStore: stored, clock }))
    const tries = processes.flatMap((each, number) =>
      Array.from({ length: 30 }, () => each.take([perApp], channel(`c${number}`))),
    )
    const taken = (await Promise.all(tries)).filter((until) => until === null)
    expect(taken.length).toBeLessThanOrEqual(40)
    expect(taken.length).toBeGreaterThan(20)
  })

  test('of a network is one for each of its servers', async () => {
    const rule = { ...perChannel, scope: 'network' } as const
    const two = channel('a', { service: 'https://two.example' })
    expect((await takeAll([rule], channel('a'), 3)).taken).toBe(2)
    expect((await takeAll([rule], two, 3)).taken).toBe(2)
  })

  test('costs one write for several posts while there is plenty', async () => {
    const plenty = { ...perApp, max: 400 }
    await takeAll([plenty], channel('a'), 20)
    expect(stored.writes()).toBe(1)
  })
})

describe('what a network says of its budget', () => {
  test('closes it for all channels and processes until it begins anew', async () => {
    const resetAt = NOON + 10 * MINUTE
    await budgets.note([perApp], channel('a'), [{ scope: 'app', remaining: 0, resetAt }])
    expect(await budgets.take([perApp], channel('b'))).toBe(resetAt)
    const other = createRateBudgets({ rateBudgetStore: stored, clock })
    expect(await other.take([perApp], channel('c'))).toBe(resetAt)
    clock.advance(10 * MINUTE)
    expect(await budgets.take([perApp], channel('a'))).toBeNull()
    expect(await other.take([perApp], channel('a'))).toBeNull()
  })

  test('changes nothing while something is left, or when it is over', async () => {
    await budgets.note([perApp], channel('a'), [
      { scope: 'app', remaining: 3, resetAt: NOON + MINUTE },
      { scope: 'app', remaining: 0, resetAt: NOON - MINUTE },
    ])
    expect(await budgets.take([perApp], channel('a'))).toBeNull()
  })
})
