import { beforeEach, describe, expect, test } from 'vitest'
import { CLOSED, createNetworkHealth } from '../../functions/src/domain/networks/network-health.ts'
import type { NetworkHealth } from '../../functions/src/domain/ports/connections.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { createMemoryDatabase } from '../support/memory/database.ts'
import { createMemoryNetworkStates } from '../support/memory/network-states.ts'
import { memoryTransact } from '../support/memory/transaction.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const HERE = 'https://one.example'
const silent = { info: () => {}, warn: () => {}, error: () => {} }

let clock: TestClock
let start: () => NetworkHealth
let health: NetworkHealth
beforeEach(() => {
  clock = createTestClock(NOON)
  const networkStates = createMemoryNetworkStates(createMemoryDatabase())
  start = () => createNetworkHealth({ networkStates, transact: memoryTransact, clock, logger: silent })
  health = start()
})

async function fail(times: number, service = HERE): Promise<void> {
  for (let time = 0; time < times; time += 1) await health.note('sandbox', service, 'platform_down')
}
const admit = () => health.admit('sandbox')

describe('calls to a network', () => {
  test('go on while it works, whatever it thinks of single posts', async () => {
    for (let time = 0; time < 50; time += 1) await health.note('sandbox', HERE, 'content_policy')
    await fail(9)
    expect(await admit()).toEqual({ kind: 'go' })
  })

  test('are suspended when most of them failed lately, in every process and on this network alone', async () => {
    await fail(10)
    expect(await admit()).toEqual({ kind: 'wait', until: NOON + 30_000 })
    expect(await start().admit('sandbox')).toMatchObject({ kind: 'wait' })
    expect(await health.admit('bluesky')).toEqual({ kind: 'go' })
  })

  test('are not suspended by failures that are long ago, nor by fewer than half', async () => {
    await fail(9)
    clock.advance(3 * 60_000)
    await fail(1)
    for (let time = 0; time < 12; time += 1) await health.note('sandbox', HERE, null)
    await fail(9)
    expect(await admit()).toEqual({ kind: 'go' })
  })

  test('are not suspended by one of several servers of a network', async () => {
    await health.note('sandbox', 'https://two.example', null)
    await fail(20)
    expect(await admit()).toEqual({ kind: 'go' })
  })

  test('are tried again by exactly one delivery, of however many at once', async () => {
    await fail(10)
    clock.advance(30_000)
    const processes = Array.from({ length: 6 }, start)
    const answers = await Promise.all(processes.map((each) => each.admit('sandbox')))
    expect(answers.filter(({ kind }) => kind === 'go')).toHaveLength(1)
  })

  test('go on for all after a try that got an answer', async () => {
    await fail(10)
    clock.advance(30_000)
    await admit()
    await health.note('sandbox', HERE, null)
    expect(await admit()).toEqual({ kind: 'go' })
    await fail(9)
    expect(await admit()).toEqual({ kind: 'go' })
  })

  test('wait longer after every try that failed, at most ten minutes', async () => {
    await fail(10)
    const waits = []
    for (let tried = 0; tried < 7; tried += 1) {
      const asked = await admit()
      if (asked.kind !== 'wait') throw new Error('not suspended')
      clock.advance(asked.until - clock.now())
      expect(await admit()).toEqual({ kind: 'go' })
      await fail(1)
      const next = await admit()
      waits.push(next.kind === 'wait' ? (next.until - clock.now()) / 1000 : 0)
    }
    expect(waits).toEqual([60, 120, 240, 480, 600, 600, 600])
  })

  test('are tried again by another delivery when the one that tried was killed', async () => {
    await fail(10)
    clock.advance(30_000)
    expect(await admit()).toEqual({ kind: 'go' })
    expect(await admit()).toEqual({ kind: 'wait', until: NOON + 30_000 + 5 * 60_000 })
    clock.advance(5 * 60_000)
    expect(await admit()).toEqual({ kind: 'go' })
  })
})

test('a stop by the operator outranks everything, in other processes a few seconds later', async () => {
  const other = start()
  expect(await other.admit('sandbox')).toEqual({ kind: 'go' })
  await health.change('sandbox', () => ({ stoppedAt: NOON, stoppedBy: 'admin' }), 'admin')
  expect(await admit()).toEqual({ kind: 'stopped' })
  clock.advance(5_000)
  expect(await other.admit('sandbox')).toEqual({ kind: 'stopped' })
  await health.note('sandbox', HERE, null)
  expect(await admit()).toEqual({ kind: 'stopped' })
})

describe('a suspended network', () => {
  test('tells its last failures, those of other processes among them, the latest first', async () => {
    await fail(10)
    clock.advance(30_000)
    expect(await admit()).toEqual({ kind: 'go' })
    await start().note('sandbox', HERE, 'timeout_unknown')
    const state = await health.change('sandbox', () => ({}), 'root')
    expect(state).toMatchObject({ openedAt: NOON, probes: 1 })
    expect(state?.lastErrors).toHaveLength(5)
    expect(state?.lastErrors[0]).toEqual({ at: NOON + 30_000, kind: 'timeout_unknown', service: HERE })
    expect(state?.lastErrors[1]).toEqual({ at: NOON, kind: 'platform_down', service: HERE })
  })

  test('is called again at once after it was closed by hand, and suspended anew by the next failure', async () => {
    await fail(10)
    await health.change('sandbox', () => CLOSED, 'root')
    expect(await admit()).toEqual({ kind: 'go' })
    await fail(1)
    expect(await admit()).toMatchObject({ kind: 'wait' })
  })
})
