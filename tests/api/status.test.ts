import { getStatus } from '@postwright/core/api/status'
import { PAUSES_KEPT } from '@postwright/core/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { SWEEP_JOB } from '../../functions/src/domain/publishing/sweep.ts'
import { UPKEEP_JOB } from '../../functions/src/domain/status/status.ts'
import { callApi, dataOf } from '../support/api.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const IDLE = { oldestDueAt: null, dueCount: 0, leftCount: 0 }

let now: number
let deps: Deps
let served: Awaited<ReturnType<typeof serveApi>>

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z')
  const clock = { now: () => now, sleep: () => Promise.resolve() }
  deps = await createLocalDeps({}, { clock })
  // Uses another job id, because the run's own scheduler writes to the sweep's document.
  const { heartbeats } = deps
  const job = `${SWEEP_JOB}-${crypto.randomUUID()}`
  deps = {
    ...deps,
    heartbeats: {
      ...heartbeats,
      get: () => heartbeats.get(job),
      record: (_, beat) => heartbeats.record(job, beat),
      recordDeliveries: (_, deliveries) => heartbeats.recordDeliveries(job, deliveries),
      recordLateness: (_, lateness) => heartbeats.recordLateness(job, lateness),
    },
  }
  served = await serveApi(deps)
})
afterEach(() => served.stop())

const beat = (facts: Partial<typeof IDLE> = {}) =>
  deps.heartbeats.record(SWEEP_JOB, { ...IDLE, ...facts, lastRunAt: now })
const status = async () => dataOf(await callApi(getStatus, {}, { api: served.api }))

test('says to callers without a sign-in when the scheduler last ran, how punctual it is, and that the services answer', async () => {
  await beat()
  await deps.heartbeats.recordLateness(SWEEP_JOB, { measuredAt: now, count: 7, p50: 900, p95: 4000, max: 9000 })
  expect(await status()).toEqual({
    checkedAt: now,
    services: { database: 'ok', signIn: 'ok' },
    networks: expect.any(Array),
    scheduler: {
      lastRunAt: now,
      oldestDueAt: null,
      // Without the number of publications, which is not public.
      lateness: { measuredAt: now, p50: 900, p95: 4000, max: 9000 },
      pauses: [],
    },
  })
})

test('has nothing to tell of a scheduler that never ran', async () => {
  expect(await status()).toMatchObject({ scheduler: null, services: { database: 'ok' } })
})

test('tells when the scheduler stood still, the latest first, and not what is longer ago than 30 days', async () => {
  await beat()
  const [first, again] = [now, now + 10 * MINUTE]
  now = again
  await beat()
  now += 3 * MINUTE
  await beat()
  const last = now
  now += 2 * DAY
  await Promise.all([beat(), beat()])
  await beat()
  expect((await status()).scheduler?.pauses).toEqual([
    { startedAt: last, endedAt: now },
    { startedAt: first, endedAt: again },
  ])
  now += 29 * DAY
  expect((await status()).scheduler?.pauses).toEqual([{ startedAt: last, endedAt: again + 3 * MINUTE + 2 * DAY }])
})

test('remembers a bounded number of pauses', async () => {
  for (let run = 0; run < PAUSES_KEPT + 3; run += 1) {
    await beat()
    now += 5 * MINUTE
  }
  expect((await deps.heartbeats.get(SWEEP_JOB))?.pauses).toHaveLength(PAUSES_KEPT)
})

test('says of each network whether it takes posts, is suspended because it fails, or was stopped', async () => {
  const base = { schema: 1, rev: 1, createdAt: 1, updatedAt: 1, createdBy: 'system' }
  const fine = {
    stoppedAt: null,
    stoppedBy: null,
    isReleasing: false,
    openedAt: null,
    probeAt: null,
    probes: 0,
    lastErrors: [],
  }
  const states = vi.spyOn(deps.networkStates, 'list')
  states.mockResolvedValueOnce([])
  expect((await status()).networks).toContainEqual({
    platform: 'bluesky',
    state: 'operational',
    since: null,
    deliveries: null,
  })
  now += 5_000
  states.mockResolvedValueOnce([
    { ...base, id: 'bluesky', ...fine, openedAt: 100, probeAt: 200 },
    { ...base, id: 'sandbox', ...fine, openedAt: 100, stoppedAt: 300, stoppedBy: 'an admin' },
  ])
  const told = await status()
  expect(told.networks).toContainEqual({ platform: 'bluesky', state: 'degraded', since: 100, deliveries: null })
  expect(told.networks).toContainEqual({ platform: 'sandbox', state: 'paused', since: 300, deliveries: null })
  expect(JSON.stringify(told)).not.toContain('an admin')
})

test('says of each network when deliveries last succeeded and how many did, and nothing before they were counted', async () => {
  const counted = { platform: 'bluesky', succeededAt: now - 60_000, succeeded: 12, failed: 1 } as const
  await deps.heartbeats.recordDeliveries(UPKEEP_JOB, [counted])
  const told = (await status()).networks ?? []
  const { platform: _platform, ...deliveries } = counted
  expect(told.find(({ platform }) => platform === 'bluesky')?.deliveries).toEqual(deliveries)
  expect(told.find(({ platform }) => platform === 'mastodon')?.deliveries).toBeNull()
})

test('says that the database does not answer, and nothing of networks then', async () => {
  vi.spyOn(deps.networkStates, 'list').mockRejectedValue(new Error('unavailable'))
  vi.spyOn(deps.heartbeats, 'get').mockRejectedValue(new Error('unavailable'))
  expect(await status()).toMatchObject({ services: { database: 'failing' }, scheduler: null, networks: null })
})

test('says which service does not answer, without its reason', async () => {
  await beat()
  vi.spyOn(deps.identity, 'getUser').mockRejectedValue(new Error('auth at 10.0.0.7 is down'))
  const told = await status()
  expect(told).toMatchObject({ services: { database: 'ok', signIn: 'failing' }, scheduler: { lastRunAt: now } })
  expect(JSON.stringify(told)).not.toContain('10.0.0.7')
})

test('asks the services once in a few seconds, however many visitors there are', async () => {
  const get = vi.spyOn(deps.heartbeats, 'get')
  await Promise.all([status(), status(), status()])
  now += 4_000
  await status()
  expect(get).toHaveBeenCalledTimes(2)
  now += 1_000
  await status()
  expect(get).toHaveBeenCalledTimes(4)
})
