import { createHash } from 'node:crypto'
import { DUE_SHARDS } from '@postwright/core/limits'
import type { TaskOptions } from 'firebase-admin/functions'
import { describe, expect, test } from 'vitest'
import type { DeliveryJob } from '../../functions/src/domain/ports/publishing.ts'
import { enqueueDue } from '../../functions/src/domain/publishing/enqueue-due.ts'
import { createCloudTasksQueue } from '../../functions/src/tasks/cloud-tasks-queue.ts'
import { createVirtualTime, type VirtualTime } from '../support/virtual-time.ts'

const POSTS = 10_000
const NOON = Date.UTC(2026, 10, 20, 12)
/** Milliseconds that one call takes in production. */
const QUEUE_CALL = 20
const INDEX_CALL = 40
/** Tasks that one queue starts per second. */
const QUEUE_RATE = 500

type Row = { id: string; workspaceId: string; generation: number; attempt: number; shard: number; dueAt: number }

function rowsDueAt(dueAt: number, shardOf: (number: number) => number): Row[] {
  return Array.from({ length: POSTS }, (_, number) => {
    return { id: `post${number}_channel`, workspaceId: 'w', generation: 1, attempt: 1, shard: shardOf(number), dueAt }
  })
}

/** The due index, the queues and their dispatching; `starts` has when each delivery starts. */
function createDispatch(time: VirtualTime, rows: readonly Row[], { queueCall = QUEUE_CALL } = {}) {
  const starts = new Map<string, number>()
  const freeAt = new Map<string, number>()

  async function* pages(shard: number, until: number, size: number) {
    const found = rows.filter((row) => row.shard === shard && row.dueAt <= until)
    for (let from = 0; from === 0 || from < found.length; from += size) {
      await time.clock.sleep(INDEX_CALL)
      yield found.slice(from, from + size)
    }
  }

  const queue = createCloudTasksQueue(async (name) => {
    return {
      enqueue: async (job: DeliveryJob, options?: TaskOptions) => {
        await time.clock.sleep(queueCall)
        const start = Math.max(time.clock.now(), timeOf(options), freeAt.get(name) ?? 0)
        freeAt.set(name, start + 1000 / QUEUE_RATE)
        starts.set(job.variantId, start)
      },
    }
  })
  const count = async (shard: number, until: number) =>
    rows.filter((row) => row.shard === shard && row.dueAt <= until).length
  const logger = { info: () => {}, warn: () => {}, error: () => {} }
  const deps = { due: { pages, count, postpone: async () => {} }, queue, clock: time.clock, logger }
  return { deps, starts }
}

const timeOf = (options?: TaskOptions) =>
  options && 'scheduleTime' in options ? (options.scheduleTime?.getTime() ?? 0) : 0
const spread = (number: number) => createHash('sha256').update(String(number)).digest().readUInt8(0) % DUE_SHARDS
const configWith = (sweepLookahead: number) => ({ config: { sweepLookahead } })

function latenessOf(starts: ReadonlyMap<string, number>, dueAt: number) {
  const delays = [...starts.values()].map((start) => start - dueAt).toSorted((a, b) => a - b)
  return { p50: delays[POSTS / 2] ?? 0, p99: delays[POSTS * 0.99] ?? 0, max: delays.at(-1) ?? 0 }
}

describe(`${POSTS} posts that are due in the same second`, () => {
  test('are all queued before their time, and the last starts within six seconds of it', async () => {
    const time = createVirtualTime(NOON)
    const dueAt = NOON + 60_000
    const { deps, starts } = createDispatch(time, rowsDueAt(dueAt, spread))
    const found = await time.run(() => enqueueDue({ ...deps, ...configWith(60_000) }))
    expect(found).toMatchObject({ enqueued: POSTS, leftCount: 0, dueCount: 0, oldestDueAt: null })
    expect(time.clock.now()).toBeLessThan(dueAt)
    const { p99, max } = latenessOf(starts, dueAt)
    expect(p99).toBeLessThan(5_500)
    expect(max).toBeLessThan(6_000)
  })

  test('that are overdue already start within eight seconds of the run', async () => {
    const time = createVirtualTime(NOON)
    const { deps, starts } = createDispatch(time, rowsDueAt(NOON, spread))
    const found = await time.run(() => enqueueDue({ ...deps, ...configWith(0) }))
    expect(found).toMatchObject({ enqueued: POSTS, leftCount: 0, dueCount: POSTS, oldestDueAt: NOON })
    expect(latenessOf(starts, NOON).max).toBeLessThan(8_000)
  })

  test('with the eight shards of before are found too', async () => {
    const time = createVirtualTime(NOON)
    const { deps } = createDispatch(
      time,
      rowsDueAt(NOON, (number) => number % 8),
    )
    expect(await time.run(() => enqueueDue({ ...deps, ...configWith(0) }))).toMatchObject({ enqueued: POSTS })
  })

  test('leave a run that runs out of time, which says how many are left', async () => {
    const time = createVirtualTime(NOON)
    const { deps, starts } = createDispatch(
      time,
      rowsDueAt(NOON, () => 5),
      { queueCall: 2_000 },
    )
    const found = await time.run(() => enqueueDue({ ...deps, ...configWith(0) }))
    expect(found.leftCount).toBe(POSTS - starts.size)
    expect(found.leftCount).toBeGreaterThan(9_000)
    expect(time.clock.now() - NOON).toBeLessThan(240_000)
  })
})

test('a shard that cannot be read affects no other, and is reported', async () => {
  const time = createVirtualTime(NOON)
  const { deps } = createDispatch(time, rowsDueAt(NOON, spread))
  const broken = async function* () {
    await Promise.reject(new Error('no such index'))
    yield []
  }
  const pages: typeof deps.due.pages = (shard, ...rest) => (shard === 7 ? broken() : deps.due.pages(shard, ...rest))
  const found = await time.run(() => enqueueDue({ ...deps, due: { ...deps.due, pages }, ...configWith(0) }))
  expect(found.failures).toHaveLength(1)
  expect(found.enqueued).toBe(rowsDueAt(NOON, spread).filter(({ shard }) => shard !== 7).length)
})
