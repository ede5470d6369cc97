import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { type UsageCounts, NO_USAGE } from '@postwright/core/model/usage-day'
import { Firestore } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { createUsageMeter } from '../../../functions/src/domain/operator/usage-meter.ts'
import type { UsageFlush } from '../../../functions/src/domain/ports/operator.ts'
import { watchRequests } from '../../../functions/src/http/busy-time.ts'
import { meterDatabase } from '../../../functions/src/store/meter-database.ts'
import { createTestClock } from '../../support/clock.ts'

const MINUTE = 60_000

function setUp() {
  const clock = createTestClock(Date.UTC(2026, 10, 27, 9))
  const sent: UsageFlush[] = []
  const add = vi.fn<(flush: UsageFlush) => Promise<void>>(async (flush) => void sent.push(flush))
  const usageDays = { add, listSince: async () => [] }
  const logger = { info: () => {}, warn: vi.fn<() => void>(), error: () => {} }
  let made = 0
  const ids = { random: () => `flush${(made += 1)}` }
  return { clock, sent, add, logger, meter: createUsageMeter({ clock, ids, logger, usageDays }) }
}

describe('the usage of a process', () => {
  it('is sent at most once a minute, and everything of it once', async () => {
    const { meter, clock, sent } = setUp()
    meter.add({ reads: 2, writes: 1 })
    await meter.flushIfDue()
    expect(sent).toEqual([])
    clock.advance(MINUTE)
    await Promise.all([meter.flushIfDue(), meter.flushIfDue()])
    meter.add({ reads: 5 })
    await meter.flushIfDue()
    clock.advance(MINUTE)
    await meter.flushIfDue()
    expect(sent.map(({ counts }) => counts)).toEqual([
      { ...NO_USAGE, reads: 2, writes: 1 },
      { ...NO_USAGE, reads: 5 },
    ])
  })

  it('is sent again under the same id after a failure, and what is counted meanwhile later', async () => {
    const { meter, clock, sent, add, logger } = setUp()
    add.mockRejectedValueOnce(new Error('unavailable'))
    meter.add({ reads: 1 })
    clock.advance(MINUTE)
    await meter.flushIfDue()
    meter.add({ reads: 10 })
    clock.advance(MINUTE)
    await meter.flushIfDue()
    clock.advance(MINUTE)
    await meter.flushIfDue()
    expect(add.mock.calls.map(([{ id, counts }]) => [id, counts.reads])).toEqual([
      ['flush1', 1],
      ['flush1', 1],
      ['flush2', 10],
    ])
    expect(sent).toHaveLength(2)
    expect(logger.warn).toHaveBeenCalledOnce()
  })
})

describe('requests of a process', () => {
  it('count once each, and overlapping ones share the time in which the process is busy', async () => {
    let now = 0
    const busyTime = watchRequests(() => now)
    const listener = vi.fn<() => void>()
    busyTime.onRequest(listener)
    const waiting: (() => void)[] = []
    const server = createServer((_request, response) => void waiting.push(() => response.end()))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    const url = `http://127.0.0.1:${address.port}`
    const calls = [fetch(url), fetch(url)]
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    now = 100
    for (const end of waiting) end()
    await Promise.all(calls)
    await vi.waitFor(() => expect(busyTime.take()).toEqual({ requests: 2, busyMillis: 100 }))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(busyTime.take()).toEqual({ requests: 0, busyMillis: 0 })
    server.closeAllConnections()
    server.close()
  })
})

describe('reads and writes of the database', () => {
  it('can be counted with the library that is installed', () => {
    const db = new Firestore({ projectId: 'demo-meter' })
    expect(meterDatabase(db, () => {})).toBe(true)
    const other: unknown = {}
    expect(meterDatabase(Object.assign(Object.create(null), other), () => {})).toBe(false)
  })

  it('are counted as they are billed', async () => {
    const total: UsageCounts & { indexReads: number } = { ...NO_USAGE, indexReads: 0 }
    const stream = new EventEmitter()
    const db = Object.assign(Object.create(Firestore.prototype), {
      request: async () => ({}),
      requestStream: async () => stream,
    })
    meterDatabase(db, (counts) => {
      for (const name of ['reads', 'writes', 'deletes', 'indexReads'] as const) total[name] += counts[name] ?? 0
    })
    const call = (name: string, ...rest: unknown[]): unknown => Reflect.apply(Reflect.get(db, name), db, rest)
    await call('request', 'commit', { writes: [{ update: {} }, { delete: 'a' }, { update: {}, delete: null }] })
    await call('requestStream', 'batchGetDocuments', true, { documents: ['a', 'b'] })
    const aggregations = [
      { alias: 'n', count: {} },
      { alias: 'sum', sum: {} },
    ]
    await call('requestStream', 'runAggregationQuery', true, { structuredAggregationQuery: { aggregations } })
    stream.emit('data', { result: { aggregateFields: { n: { integerValue: '1001' }, sum: { integerValue: '9' } } } })
    stream.emit('end')
    expect(total).toEqual({ ...NO_USAGE, reads: 2, writes: 2, deletes: 1, indexReads: 2 })
  })
})
