import { beforeAll, expect, test, vi } from 'vitest'
import { paths } from '@postwright/core/paths'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { SWEEP_JOB, sweep, recordLateness } from '../../functions/src/domain/publishing/sweep.ts'
import { createPublishingWorld, HOUR, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld

beforeAll(async () => {
  world = await createPublishingWorld('lateness')
})

const heartbeat = async () => (await world.refs.heartbeat(SWEEP_JOB).get()).data()

async function publishAt(name: string, local: string): Promise<void> {
  await world.addPost(name)
  await world.schedule(name, { kind: 'at', local, tzid: 'UTC' })
}

test('an hour in which nothing goes out has no lateness', async () => {
  await world.tick()
  expect(await heartbeat()).toMatchObject({ lastRunAt: world.clock.now(), lateness: null })
})

test('a sweep notes how late the publications of the last hour went out, however often it runs', async () => {
  await publishAt('early', '2026-11-20T13:00')
  await publishAt('late', '2026-11-20T13:04')
  await publishAt('later', '2026-11-20T13:01')
  world.clock.advance(61 * MINUTE)
  await world.tick()
  world.clock.advance(4 * MINUTE)
  await world.tick()
  const before = await heartbeat()
  await world.tick()
  // The tick at 13:01 published "early" and "later", the one at 13:05 "late".
  const figures = { count: 3, p50: MINUTE, p95: MINUTE, max: MINUTE }
  expect(await heartbeat()).toMatchObject({ dueCount: 0, lateness: figures })
  await Promise.all([sweep(world.deps), sweep(world.deps), sweep(world.deps)])
  expect(await heartbeat()).toMatchObject({ lateness: { ...figures, measuredAt: world.clock.now() } })
  expect((await heartbeat())?.rev).toBeGreaterThan(before?.rev ?? 0)
})

test('what a person confirmed by hand is left out, and so is what went out longer ago', async () => {
  const variant = world.refs.db.doc(paths.variant(world.workspaceId, idOf('early').variantId))
  await variant.update({ confirmedBy: 'owner' })
  await world.tick()
  expect((await heartbeat())?.lateness).toMatchObject({ count: 2 })
  world.clock.advance(58 * MINUTE)
  await world.tick()
  expect((await heartbeat())?.lateness).toMatchObject({ count: 1 })
  world.clock.advance(HOUR)
  await world.tick()
  expect(await heartbeat()).toMatchObject({ lateness: null })
})

test('a run that is killed before it measures keeps the last figures, and one that cannot measure still publishes', async () => {
  await publishAt('next', '2026-11-20T16:00')
  world.clock.advance(HOUR)
  await world.tick()
  await recordLateness(world.deps, SWEEP_JOB)
  const known = (await heartbeat())?.lateness
  expect(known).toMatchObject({ count: 1 })
  await publishAt('after', '2026-11-20T17:00')
  world.clock.advance(HOUR)
  const delaysSince = vi.fn<Deps['heartbeats']['delaysSince']>(() => Promise.reject(new Error('no index')))
  const deps = { ...world.deps, heartbeats: { ...world.deps.heartbeats, delaysSince } }
  expect(await sweep(deps)).toMatchObject({ due: 1, enqueued: 1 })
  expect(delaysSince).toHaveBeenCalledOnce()
  expect(await heartbeat()).toMatchObject({ lastRunAt: world.clock.now(), dueCount: 1, lateness: known })
  await world.drain()
  expect((await world.variant('after')).state).toBe('published')
})
