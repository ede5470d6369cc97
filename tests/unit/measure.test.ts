import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import { beforeEach, expect, test, vi } from 'vitest'
import { secretContext } from '../../functions/src/domain/channel-access/channel-secrets.ts'
import { measure } from '../../functions/src/domain/metrics/collect-metrics.ts'
import type { Publisher } from '../../functions/src/domain/ports/networks.ts'
import type { MetricsDue, MetricsStore } from '../../functions/src/domain/ports/publishing.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeMetricsDue } from '../support/factories/metrics-due.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { pathOf } from '../support/memory/database.ts'
import { createMemoryPublishing } from '../support/memory/publishing-ports.ts'

const HOUR = 60 * 60_000
const DUE = makeMetricsDue()
const NOON = DUE.publishedAt
const unused = () => Promise.reject(new Error('not asked for'))

let clock: TestClock
let row: MetricsDue | null
let stored: PublicationMetrics[]
let ask: NonNullable<Publisher['metrics']>
let locate: NonNullable<Publisher['later']>['locate'] | null
let memory: ReturnType<typeof createMemoryPublishing>
beforeEach(async () => {
  clock = createTestClock(NOON + HOUR)
  memory = createMemoryPublishing({ clock, ids: { random: () => 'id' } })
  row = DUE
  stored = []
  locate = null
  ask = vi.fn<NonNullable<Publisher['metrics']>>(async () => {
    return { kind: 'metrics', values: { likes: 3, views: 10.6, replies: -1 } }
  })
  const connection = makeConnection({ id: 'channel1' })
  const sealed = memory.stores.sealer.seal('secret', secretContext('w1', connection))
  await memory.stores.transact(async (tx) => {
    memory.stores.connections.saveIn(tx, 'w1', connection)
    memory.stores.connectionSecrets.saveIn(tx, {
      ...makeBase('channel1'),
      workspaceId: 'w1',
      platform: 'sandbox',
      sealed,
    })
  })
})

const metrics: MetricsStore = {
  plan: unused,
  pages: () => {
    throw new Error('not asked for')
  },
  recount: unused,
  listAfter: unused,
  settle: async (_, next, result) => {
    row = next
    if (result) stored.push(result)
  },
}

async function run(): Promise<void> {
  const publisher: Publisher = {
    platform: 'sandbox',
    prepare: unused,
    publish: unused,
    reconcile: unused,
    check: unused,
    revoke: unused,
    metrics: (...values) => ask(...values),
    ...(locate && { later: { isProvisional: (id) => id === 'remote1', locate } }),
  }
  const logger = { info: () => {}, warn: () => {}, error: () => {} }
  if (row) await measure({ ...memory.stores, metrics, publishers: perPlatform(() => publisher), clock, logger }, row)
}

const down = async () => ({ kind: 'refused', error: { kind: 'platform_down', detail: '', retryable: true } }) as const

test('a publication is measured four times, each after its time, and then no more', async () => {
  for (let age = 1; age <= 5; age += 1) {
    clock.advance(Math.max(0, (row?.dueAt ?? 0) - clock.now()))
    await run()
  }
  expect(row).toBeNull()
  const ages = stored.map(({ id, age, measuredAt }) => [id, age, (measuredAt - NOON) / HOUR])
  expect(ages).toEqual([
    ['post1_channel1_1h', '1h', 1],
    ['post1_channel1_24h', '24h', 24],
    ['post1_channel1_7d', '7d', 168],
    ['post1_channel1_30d', '30d', 720],
  ])
  expect(stored[0]).toMatchObject({ state: 'measured', values: { likes: 3, views: 11, replies: 0 } })
})

test('a publication that its network names later is asked for in growing pauses, stored, and measured under its own id', async () => {
  const path = pathOf('w1', DUE.id)
  const before = makeVariant({
    id: DUE.id,
    state: 'published',
    remoteId: 'remote1',
    remoteRef: 'remote1',
    publishedAt: NOON,
  })
  memory.database.variants.set(path, before)
  locate = vi
    .fn<NonNullable<typeof locate>>(async () => ({ kind: 'located', remoteId: '77', url: 'https://network.test/77' }))
    .mockResolvedValueOnce({ kind: 'waiting' })
  await run()
  expect(ask).not.toHaveBeenCalled()
  expect(row).toMatchObject({ age: '1h', remoteId: 'remote1', tries: 0, dueAt: NOON + 1.5 * HOUR })
  clock.advance(HOUR / 2)
  await run()
  expect(row).toMatchObject({ age: '1h', remoteId: '77' })
  const found = { state: 'published', remoteId: '77', remoteRef: '77', url: 'https://network.test/77' }
  expect(memory.database.variants.get(path)?.data).toMatchObject(found)
  await run()
  expect(ask).toHaveBeenCalledWith(expect.anything(), 'secret', '77')
  expect(stored).toMatchObject([{ age: '1h', state: 'measured' }])
})

test('a publication that its network never names is given up after three days', async () => {
  locate = vi.fn<NonNullable<typeof locate>>(async () => ({ kind: 'waiting' }))
  clock.advance(72 * HOUR)
  await run()
  expect(locate).not.toHaveBeenCalled()
  expect(row).toMatchObject({ age: '24h' })
})

test('a failure is tried again twice, then the figures are not available and the next age has its turn', async () => {
  ask = vi.fn<NonNullable<Publisher['metrics']>>(down)
  const waits = []
  for (let tried = 0; tried < 3; tried += 1) {
    await run()
    waits.push(((row?.dueAt ?? 0) - clock.now()) / 60_000)
    if (tried < 2) clock.advance((row?.dueAt ?? 0) - clock.now())
  }
  expect(waits.slice(0, 2)).toEqual([15, 30])
  expect(ask).toHaveBeenCalledTimes(3)
  expect(stored).toMatchObject([{ age: '1h', state: 'unavailable', values: {} }])
  expect(row).toMatchObject({ age: '24h', tries: 0, dueAt: NOON + 24 * HOUR })
})

test('figures that would be read much too late are not read', async () => {
  clock.advance(3 * HOUR)
  await run()
  expect(ask).not.toHaveBeenCalled()
  expect(stored).toMatchObject([{ age: '1h', state: 'unavailable' }])
})

test('a used-up budget delays the reading and counts as no try', async () => {
  const until = clock.now() + 600_000
  vi.spyOn(memory.stores.rateBudgets, 'take').mockResolvedValueOnce(until)
  await run()
  expect(ask).not.toHaveBeenCalled()
  expect(row).toEqual({ ...DUE, dueAt: until })
})

test('a channel that was disconnected has no figures', async () => {
  const connection = makeConnection({ id: 'channel1', status: 'disconnected' })
  await memory.stores.transact(async (tx) => memory.stores.connections.saveIn(tx, 'w1', connection))
  await run()
  expect(ask).not.toHaveBeenCalled()
  expect(stored).toMatchObject([{ state: 'unavailable' }])
})
