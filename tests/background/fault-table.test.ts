import { beforeAll, describe, expect, test } from 'vitest'
import { LEASE_TTL } from '@postwright/core/limits'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { FaultPoint } from '../../functions/src/domain/ports/world.ts'
import { releaseHeld } from '../../functions/src/domain/publishing/connection-holds.ts'
import {
  Crash,
  createPublishingWorld,
  deriveTwice,
  dueRowIds,
  idOf,
  MINUTE,
  type PublishingWorld,
} from '../support/publishing.ts'
import type { Script } from '../support/scripted-publisher.ts'

/**
 * Every fault, against a network that stores each accepted call whatever its record key, so that duplicates show. Each row names the final
 * state and the number of stored posts.
 */
let world: PublishingWorld
let count = 0

beforeAll(async () => {
  world = await createPublishingWorld('faults')
})

async function newPost(script: Script = {}): Promise<string> {
  count += 1
  const name = `post${count}`
  world.network.script(name, script)
  await world.addPost(name)
  return name
}

async function expectEnd(name: string, state: VariantState, out: number): Promise<void> {
  const variant = await world.variant(name)
  expect({ state: variant.state, out: world.network.kept(name).length }).toEqual({ state, out })
  expect(await dueRowIds(world)).not.toContain(variant.id)
  expect(variant.dueAt).toBeNull()
  const lifecycle = state === 'published' ? 'published' : 'attention'
  expect(await deriveTwice(world, name)).toBe(lifecycle)
}

const crash = () => {
  throw new Crash()
}

const POINTS: FaultPoint[] = ['after_claim', 'after_prepare', 'after_intent', 'after_call', 'after_outcome']

describe('a worker that dies', () => {
  test.each(POINTS)('%s: the post is out once', async (point) => {
    const name = await newPost()
    world.onFault(name, point, crash)
    await world.schedule(name)
    await world.settle()
    await expectEnd(name, 'published', 1)
    expect(world.network.calls(name)).toBe(1)
  })

  test.each(POINTS.slice(0, 2))('%s, every time: gives up, and says so', async (point) => {
    const name = await newPost()
    world.onFault(name, point, crash, 100)
    await world.schedule(name)
    await world.settle()
    await expectEnd(name, 'failed', 0)
  })

  test('after the call, where it cannot be reconciled: asks a person', async () => {
    const name = await newPost({ lookupAfterwards: 'off' })
    world.onFault(name, 'after_call', crash)
    await world.schedule(name)
    await world.settle()
    await expectEnd(name, 'unconfirmed', 1)
    expect(world.network.calls(name)).toBe(1)
  })

  test('with its task, before the claim: the sweep delivers by itself', async () => {
    const name = await newPost()
    await world.schedule(name)
    await world.settle({ lost: true, minutes: 3 })
    await expectEnd(name, 'published', 1)
  })
})

describe('a network that answers', () => {
  const rows: [string, Script, VariantState, number][] = [
    ['at once', {}, 'published', 1],
    ['late', { publish: ['slow'] }, 'published', 1],
    ['with an error before it took the post', { publish: ['fail_before'] }, 'published', 1],
    ['with an error after it took the post', { publish: ['fail_stored'] }, 'published', 1],
    ['never, without the post', { publish: ['silent_before'] }, 'published', 1],
    ['never, with the post', { publish: ['silent_stored'] }, 'published', 1],
    ['nonsense, with the post', { publish: ['broken_stored'] }, 'published', 1],
    ['never, and no look-up works', { publish: ['silent_stored'], lookupAfterwards: 'off' }, 'unconfirmed', 1],
    [
      'never, and look-ups are silent too',
      { publish: ['silent_before'], lookupAfterwards: 'silent' },
      'unconfirmed',
      0,
    ],
    [
      'with an error, and access is gone at the look-up',
      { publish: ['fail_stored'], lookup: ['revoked'] },
      'published',
      1,
    ],
    [
      'with an error, and access is gone at every look-up',
      { publish: ['fail_stored'], lookupAfterwards: 'revoked' },
      'unconfirmed',
      1,
    ],
    [
      'with an error, look-ups work the third time',
      { publish: ['fail_stored'], lookup: ['off', 'silent'] },
      'published',
      1,
    ],
    ['with a refusal', { publish: ['refuse'] }, 'failed', 0],
    ['with a refusal while preparing', { prepare: ['refuse'] }, 'failed', 0],
    ['that it is busy', { publish: ['rate_limit', 'rate_limit'] }, 'published', 1],
    ['that it is down, too often', { publish: ['down', 'down', 'down', 'down', 'down', 'ok'] }, 'failed', 0],
    ['nothing while preparing', { prepare: ['silent_before'] }, 'published', 1],
    ['that access was revoked', { publish: ['revoked'] }, 'held', 0],
    ['that access was revoked while preparing', { prepare: ['revoked'] }, 'held', 0],
  ]
  test.each(rows)('%s', async (_, script, state, out) => {
    const name = await newPost(script)
    await world.schedule(name)
    await world.settle()
    await expectEnd(name, state, out)
  })
})

describe('an account whose access is gone', () => {
  test('while an outcome is looked for: nothing is held, and connecting it again brings the look-up at once', async () => {
    const name = await newPost({ publish: ['fail_stored'], lookupAfterwards: 'revoked' })
    await world.schedule(name)
    await world.tick()
    world.clock.advance(MINUTE)
    await world.tick()
    expect((await world.variant(name)).state).toBe('armed')
    const { connectionId, variantId } = idOf(name)
    const connection = world.refs.connection(world.workspaceId, connectionId)
    expect((await connection.get()).data()?.status).toBe('needs_reconnect')
    world.network.script(name, {})
    await connection.update({ status: 'connected' })
    await releaseHeld(world.deps, world.workspaceId, connectionId)
    await world.drain()
    await expectEnd(name, 'published', 1)
    const steps = await world.deps.publishLog.listOf(world.workspaceId, variantId)
    expect(steps.map(({ step }) => step)).not.toContain('hold')
    expect(steps.at(-1)).toMatchObject({ step: 'confirm', answer: 'found' })
  })
})

describe('deliveries that', () => {
  test('come three times at once publish once', async () => {
    const name = await newPost()
    await world.schedule(name)
    await world.settle({ copies: 3 })
    await expectEnd(name, 'published', 1)
    expect(world.network.calls(name)).toBe(1)
  })

  test('come again after the end do nothing', async () => {
    const name = await newPost()
    await world.schedule(name)
    const job = await world.job(name)
    await world.settle()
    expect(await world.work(job)).toBe('skipped')
    await expectEnd(name, 'published', 1)
  })

  test('belong to an older generation do nothing', async () => {
    const name = await newPost()
    await world.schedule(name)
    const stale = await world.job(name)
    await world.schedule(name)
    expect(await world.work(stale)).toBe('skipped')
    expect(world.network.calls(name)).toBe(0)
    await world.settle()
    await expectEnd(name, 'published', 1)
  })

  test('come before the time do nothing', async () => {
    const name = await newPost()
    await world.schedule(name, { kind: 'at', local: '2026-12-20T09:00', tzid: 'UTC' })
    expect(await world.work(await world.job(name))).toBe('skipped')
    expect((await world.variant(name)).state).toBe('scheduled')
    await world.cancel(name)
  })
})

describe('a worker that sleeps longer than its lease', () => {
  test.each(['after_claim', 'after_prepare', 'after_intent', 'after_call'] as const)(
    '%s is replaced, and what it does on waking changes nothing',
    async (point) => {
      const name = await newPost()
      const asleep = Promise.withResolvers<void>()
      const wake = Promise.withResolvers<void>()
      world.onFault(name, point, () => {
        asleep.resolve()
        return wake.promise
      })
      await world.schedule(name)
      const sleeper = world.work(await world.job(name))
      await asleep.promise
      world.clock.advance(LEASE_TTL + MINUTE)
      await world.settle()
      await expectEnd(name, 'published', 1)
      wake.resolve()
      expect(await sleeper).toBe('fenced')
      await expectEnd(name, 'published', 1)
      expect(world.network.calls(name)).toBe(1)
    },
  )

  test('leaves its late answer in the log', async () => {
    const name = await newPost({ lookupAfterwards: 'off' })
    const wake = Promise.withResolvers<void>()
    const asleep = Promise.withResolvers<void>()
    world.onFault(name, 'after_call', () => {
      asleep.resolve()
      return wake.promise
    })
    await world.schedule(name)
    const sleeper = world.work(await world.job(name))
    await asleep.promise
    world.clock.advance(LEASE_TTL + MINUTE)
    await world.settle()
    wake.resolve()
    await sleeper
    const { id } = await world.variant(name)
    const steps = (await world.deps.publishLog.listOf(world.workspaceId, id)).map(({ step }) => step)
    expect(steps).toContain('late_answer')
    await expectEnd(name, 'unconfirmed', 1)
  })
})
