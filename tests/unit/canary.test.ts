import { expect, it } from 'vitest'
import type { CanaryDay, CanaryOutcome, CanaryPost, CanaryRun } from '@postwright/core/model/canary'
import { findCanaryTrouble, judgeCanary } from '@postwright/core/slo/canary'
import { CANARY_WORKSPACE } from '../../functions/src/domain/canary/canary-channel.ts'
import { runCanary } from '../../functions/src/domain/canary/run-canary.ts'
import type { CanaryStore } from '../../functions/src/domain/ports/own-networks.ts'
import { createTestClock } from '../support/clock.ts'
import { MemoryCollection } from '../support/memory/collection.ts'
import { pathOf } from '../support/memory/database.ts'
import { createMemoryPublishing } from '../support/memory/publishing-ports.ts'
import { memoryTx } from '../support/memory/transaction.ts'

const MINUTE = 60_000
const PLANNED = Date.UTC(2026, 10, 27, 9)

const out = (late: number) => ({ state: 'published' as const, publishedAt: PLANNED + late })

it('a canary post is judged by the engine’s word and by the channel’s', () => {
  const judge = (receipts: number, stored: Parameters<typeof judgeCanary>[0]['stored'], after = 4 * MINUTE) =>
    judgeCanary({ plannedFor: PLANNED, receipts, stored }, PLANNED + after)?.outcome ?? null
  expect(judge(1, out(800))).toBe('in_time')
  expect(judge(1, out(MINUTE))).toBe('in_time')
  expect(judge(1, out(MINUTE + 1))).toBe('late')
  expect(judge(2, out(800))).toBe('twice')
  expect(judge(2, { state: 'armed', publishedAt: null })).toBe('twice')
  expect(judge(0, out(800))).toBe('failed')
  expect(judge(0, { state: 'failed', publishedAt: null })).toBe('failed')
  expect(judge(1, { state: 'unconfirmed', publishedAt: null })).toBe('failed')
  expect(judge(0, { state: 'scheduled', publishedAt: null })).toBeNull()
  expect(judge(0, { state: 'scheduled', publishedAt: null }, 10 * MINUTE + 1)).toBe('missing')
  expect(judge(0, null, 10 * MINUTE + 1)).toBe('missing')
})

it('trouble begins with the first post that went wrong since the last good one, and silence is trouble too', () => {
  const runs = (...outcomes: CanaryOutcome[]): CanaryRun[] =>
    outcomes.map((outcome, at) => ({ plannedFor: PLANNED + at * 5 * MINUTE, outcome, late: null }))
  const soon = PLANNED + 14 * MINUTE
  expect(findCanaryTrouble([], soon)).toBeNull()
  expect(findCanaryTrouble(runs('in_time', 'late'), soon)).toBeNull()
  expect(findCanaryTrouble(runs('in_time', 'missing', 'twice'), soon)).toEqual({ since: PLANNED + 5 * MINUTE })
  expect(findCanaryTrouble(runs('failed'), soon)).toEqual({ since: PLANNED })
  expect(findCanaryTrouble(runs('failed', 'in_time'), soon)).toBeNull()
  expect(findCanaryTrouble(runs('in_time'), PLANNED + 21 * MINUTE)).toEqual({ since: PLANNED })
})

/** The canary on stores in memory. */
function createCanary(start: number) {
  const clock = createTestClock(start)
  const { stores, database } = createMemoryPublishing({ clock, ids: { random: () => 'id' } })
  const posts = new MemoryCollection<CanaryPost>({})
  const days = new MemoryCollection<CanaryDay>({})
  const canary: CanaryStore = {
    getIn: async (tx, id) => memoryTx(tx).read(posts, id) ?? null,
    createIn: (tx, post) => memoryTx(tx).write(() => void posts.set(post.id, post)),
    countReceiptIn: (tx, post) => memoryTx(tx).write(() => void posts.update(post.id, { receipts: post.receipts + 1 })),
    deleteIn: (tx, id) => memoryTx(tx).write(() => posts.delete(id)),
    listOpen: async () => posts.all(),
    get: async (id) => posts.get(id)?.data ?? null,
    getDay: async (day) => days.get(day)?.data ?? null,
    getDayIn: async (tx, day) => memoryTx(tx).read(days, day) ?? null,
    addRunIn: (tx, day, stored, run) =>
      memoryTx(tx).write(() => void days.set(day, { id: day, day, runs: [...(stored?.runs ?? []), run] })),
    deleteDaysBefore: async () => undefined,
  }
  const logger = { info: () => {}, warn: () => {}, error: () => {} }
  const publishLog = { ...stores.publishLog, deleteOf: async () => undefined }
  const deps = { ...stores, publishLog, canary, clock, logger, config: { runsCanary: true } }

  return {
    clock,
    run: () => runCanary(deps as never),
    planned: () => posts.all().map(({ plannedFor }) => plannedFor),
    runs: () => days.all().flatMap(({ runs }) => runs.map(({ plannedFor }) => plannedFor)),
    /** Marks each open canary post as published at its time, with one receipt. */
    publish: () => {
      for (const { id, variantId, plannedFor } of posts.all()) {
        posts.update(id, { receipts: 1 })
        const published = { state: 'published', publishedAt: plannedFor } as const
        database.variants.update(pathOf(CANARY_WORKSPACE, variantId), published)
      }
    },
  }
}

it('a period has one canary post, also when upkeep runs again after that was published and judged', async () => {
  const canary = createCanary(PLANNED + 2_000)
  await Promise.all([canary.run(), canary.run()])
  expect(canary.planned()).toEqual([PLANNED + MINUTE])
  canary.clock.advance(2 * MINUTE)
  canary.publish()
  await canary.run()
  await Promise.all([canary.run(), canary.run()])
  expect(canary.runs()).toEqual([PLANNED + MINUTE])
  expect(canary.planned()).toEqual([])

  canary.clock.advance(3 * MINUTE)
  await canary.run()
  expect(canary.planned()).toEqual([PLANNED + 6 * MINUTE])
})

it('a run at the end of a period plans the post of the next one, which the run after it does not repeat', async () => {
  const canary = createCanary(PLANNED + 4.9 * MINUTE)
  await canary.run()
  expect(canary.planned()).toEqual([PLANNED + 6 * MINUTE])
  canary.clock.advance(2 * MINUTE)
  canary.publish()
  await canary.run()
  expect(canary.planned()).toEqual([])
})
