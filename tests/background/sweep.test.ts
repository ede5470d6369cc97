import { beforeEach, describe, expect, test } from 'vitest'
import { DUE_SHARDS, SWEEP_PAGE } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { SWEEP_JOB, sweep } from '../../functions/src/domain/publishing/sweep.ts'
import { createPublishingWorld, dueRowIds, HOUR, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld

beforeEach(async () => {
  world = await createPublishingWorld('sweep')
})

const heartbeat = async () => (await world.refs.heartbeat(SWEEP_JOB).get()).data()

async function addPosts(names: string[], local = '2026-11-20T13:05'): Promise<void> {
  for (const name of names) {
    await world.addPost(name)
    await world.schedule(name, { kind: 'at', local, tzid: 'UTC' })
  }
}

describe('the sweep', () => {
  test('leaves alone what is not due, and hands on what is', async () => {
    await addPosts(['a'])
    await world.tick()
    expect((await world.variant('a')).state).toBe('scheduled')
    world.clock.advance(65 * MINUTE)
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'published', attempts: 1 })
    expect(await dueRowIds(world)).toEqual([])
  })

  test('after an hour of standing still delivers everything once, by itself if the queue forgets', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `late${number}`)
    await addPosts(names)
    world.clock.advance(65 * MINUTE + HOUR)
    await world.tick({ lost: true })
    const states = await Promise.all(names.map(async (name) => (await world.variant(name)).state))
    expect(new Set(states)).toEqual(new Set(['published']))
    expect(names.map((name) => world.network.kept(name).length)).toEqual(names.map(() => 1))
  })

  test('holds for a person what it finds more than a day late', async () => {
    await addPosts(['missed'])
    world.clock.advance(26 * HOUR)
    await world.tick({ lost: true })
    expect(await world.variant('missed')).toMatchObject({ state: 'held', error: { kind: 'missed' } })
    expect(world.network.calls('missed')).toBe(0)
    await world.tick()
    expect((await world.variant('missed')).state).toBe('held')
  })

  test('may run several times at once', async () => {
    await addPosts(['b', 'c', 'd'])
    world.clock.advance(70 * MINUTE)
    await Promise.all([world.tick(), world.tick(), world.tick()])
    expect(['b', 'c', 'd'].map((name) => world.network.calls(name))).toEqual([1, 1, 1])
  })

  test('is not stopped by a queue that fails', async () => {
    await addPosts(['e'])
    const deps: Deps = { ...world.deps, queue: { enqueue: () => Promise.reject(new Error('the queue is down')) } }
    world.clock.advance(65 * MINUTE + 30_000)
    expect(await sweep(deps)).toMatchObject({ due: 1, enqueued: 0, deliveredHere: 0 })
    world.clock.advance(MINUTE)
    expect(await sweep(deps)).toMatchObject({ deliveredHere: 1 })
    expect((await world.variant('e')).state).toBe('published')
  })

  test('is not stopped by a variant that cannot be read, and puts it off', async () => {
    await addPosts(['broken', 'f'])
    const { variantId } = idOf('broken')
    await world.refs.db.doc(paths.variant(world.workspaceId, variantId)).update({ state: 'no such state' })
    world.clock.advance(70 * MINUTE)
    expect(await sweep(world.deps)).toMatchObject({ due: 2 })
    expect((await world.variant('f')).state).toBe('published')
    expect(await sweep(world.deps)).toMatchObject({ due: 0 })
    await world.refs.db.doc(paths.dueRow(variantId)).delete()
  })

  test('reads a shard page by page until nothing in it is due, rows of the former eight shards included', async () => {
    const [now, count] = [world.clock.now(), SWEEP_PAGE * 2 + 50]
    const writer = world.refs.db.bulkWriter()
    const rows = Array.from({ length: count }, (_, number) => world.refs.db.doc(paths.dueRow(`many${number}_channel`)))
    for (const [number, row] of rows.entries()) {
      const shard = number < count - 32 ? 3 : number % 32
      const fields = { workspaceId: world.workspaceId, generation: 1, attempt: 1, shard, dueAt: new Date(now - number) }
      void writer.set(row, fields)
    }
    await writer.close()
    const queued = new Set<string>()
    const deps: Deps = { ...world.deps, queue: { enqueue: async ({ variantId }) => void queued.add(variantId) } }
    expect(await sweep(deps)).toEqual({ due: count, enqueued: count, left: 0, deliveredHere: 0 })
    expect(queued.size).toBe(count)
    expect(await heartbeat()).toMatchObject({ dueCount: count, leftCount: 0, oldestDueAt: now - count + 1 })
    await Promise.all(rows.map((row) => row.delete()))
  })

  test('leaves no heartbeat when a part of the index cannot be read, and does the rest', async () => {
    await addPosts(['whole'])
    world.clock.advance(66 * MINUTE)
    const before = await heartbeat()
    const { due } = world.deps
    const broken = async function* () {
      await Promise.reject(new Error('no index'))
      yield []
    }
    const row = await world.refs.db.doc(paths.dueRow(idOf('whole').variantId)).get()
    const missing = (Number(row.get('shard')) + 1) % DUE_SHARDS
    const pages: Deps['due']['pages'] = (shard, ...rest) => (shard === missing ? broken() : due.pages(shard, ...rest))
    await expect(sweep({ ...world.deps, due: { ...due, pages } })).rejects.toThrow('could not be read')
    expect((await heartbeat())?.lastRunAt).toBe(before?.lastRunAt)
    await world.drain()
    expect((await world.variant('whole')).state).toBe('published')
  })

  test('notes when it ran, how much is due and since when', async () => {
    await world.tick()
    expect(await heartbeat()).toMatchObject({ lastRunAt: world.clock.now(), oldestDueAt: null, dueCount: 0 })
    await addPosts(['g', 'h'])
    world.clock.advance(66 * MINUTE)
    await world.tick()
    const noted = { lastRunAt: world.clock.now(), oldestDueAt: Date.UTC(2026, 10, 20, 13, 5), dueCount: 2 }
    expect(await heartbeat()).toMatchObject(noted)
    await world.tick()
    expect(await heartbeat()).toMatchObject({ oldestDueAt: null, dueCount: 0 })
  })
})

describe('every unsettled variant', () => {
  test('has one row that says when to look next, in every state', async () => {
    const seen: [string, number | null, unknown][] = []
    await addPosts(['i'])
    const look = async () => {
      const { state, dueAt, id } = await world.variant('i')
      const row = await world.refs.db.doc(paths.dueRow(id)).get()
      seen.push([state, dueAt, row.get('dueAt')?.toMillis()])
    }
    for (const point of ['after_claim', 'after_prepare', 'after_intent', 'after_call'] as const)
      world.onFault('i', point, look)
    await look()
    world.clock.advance(66 * MINUTE)
    await world.tick()
    expect(seen.map(([state]) => state)).toEqual(['scheduled', 'claimed', 'claimed', 'armed', 'armed'])
    expect(seen.every(([, dueAt, rowDueAt]) => dueAt === rowDueAt)).toBe(true)
  })
})
