import { beforeAll, describe, expect, test } from 'vitest'
import type { ConnectionStatus } from '@postwright/core/model/connection'
import { holdForConnection, releaseHeld } from '../../functions/src/domain/publishing/connection-holds.ts'
import { createPublishingWorld, dueRowIds, HOUR, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import type { Script } from '../support/scripted-publisher.ts'
import { FROM_NOTHING } from '../support/from-nothing.ts'

let world: PublishingWorld
let count = 0

beforeAll(async () => {
  world = await createPublishingWorld('accounts')
})

async function newPost(script: Script = {}): Promise<string> {
  count += 1
  const name = `post${count}`
  world.network.script(name, script)
  await world.addPost(name)
  return name
}

const connectionOf = async (name: string) =>
  (await world.refs.connection(world.workspaceId, idOf(name).connectionId).get()).data()

async function setStatus(name: string, status: ConnectionStatus): Promise<void> {
  await world.refs.connection(world.workspaceId, idOf(name).connectionId).update({ status })
}

const hold = (name: string) => holdForConnection(world.deps, world.workspaceId, idOf(name).connectionId)
const release = (name: string) => releaseHeld(world.deps, world.workspaceId, idOf(name).connectionId)

describe('access that the network takes back', () => {
  test('holds the post, marks the account, and nothing more is sent there', async () => {
    const name = await newPost({ publish: ['revoked'] })
    await world.schedule(name)
    await world.settle()
    expect(await world.variant(name)).toMatchObject({ state: 'held', error: { kind: 'token_expired' } })
    expect(await connectionOf(name)).toMatchObject({ status: 'needs_reconnect', lastError: { kind: 'token_expired' } })
    await expect(world.schedule(name)).rejects.toMatchObject({ code: 'connection_broken' })
    expect(world.network.calls(name)).toBe(1)
  })

  test('after a reconnect the post goes out by itself', async () => {
    const name = await newPost({ publish: ['revoked'] })
    await world.schedule(name)
    await world.settle()
    world.clock.advance(HOUR)
    await setStatus(name, 'connected')
    expect(await release(name)).toBe(1)
    await world.settle()
    expect((await world.variant(name)).state).toBe('published')
    expect(world.network.kept(name)).toHaveLength(1)
  })

  test('after too long a person decides', async () => {
    const name = await newPost({ publish: ['revoked'] })
    await world.schedule(name)
    await world.settle()
    world.clock.advance(2 * HOUR + 5 * MINUTE)
    await setStatus(name, 'connected')
    expect(await release(name)).toBe(0)
    await world.settle()
    expect((await world.variant(name)).state).toBe('held')
  })
})

describe('an account that is disconnected', () => {
  test('holds what is planned on it; connecting again plans it as it was', async () => {
    const name = await newPost()
    await world.schedule(name, { kind: 'at', local: '2027-01-10T09:00', tzid: 'Europe/Berlin' })
    const planned = await world.variant(name)
    expect(await hold(name)).toBe(1)
    expect(await world.variant(name)).toMatchObject({ state: 'held', dueAt: null, error: { kind: 'disconnected' } })
    expect(await dueRowIds(world)).not.toContain(planned.id)
    expect(await release(name)).toBe(1)
    expect(await world.variant(name)).toMatchObject({ state: 'scheduled', dueAt: planned.dueAt, error: null })
    await world.cancel(name)
  })

  test.each(['after_claim', 'after_prepare'] as const)('stops a worker %s', async (point) => {
    const name = await newPost()
    world.onFault(name, point, async () => {
      await setStatus(name, 'disconnected')
      await hold(name)
    })
    await world.schedule(name)
    await world.settle()
    expect(await world.variant(name)).toMatchObject({ state: 'held', error: { kind: 'disconnected' } })
    expect(world.network.calls(name)).toBe(0)
  })

  test('leaves a post on its way to the network alone', async () => {
    const name = await newPost()
    let held = -1
    world.onFault(name, 'after_intent', async () => {
      held = await hold(name)
    })
    await world.schedule(name)
    await world.settle()
    expect(held).toBe(0)
    expect((await world.variant(name)).state).toBe('published')
  })

  test('leaves alone a post that sets out between the look at what is planned and the step', async () => {
    const name = await newPost()
    const { variants } = world.deps
    let listed: Awaited<ReturnType<typeof variants.listOfConnection>> = []
    let held = -1
    world.onFault(name, 'after_prepare', async () => {
      listed = await variants.listOfConnection(world.workspaceId, idOf(name).connectionId, ['claimed'])
    })
    world.onFault(name, 'after_intent', async () => {
      const late = { ...world.deps, variants: { ...variants, listOfConnection: async () => listed } }
      held = await holdForConnection(late, world.workspaceId, idOf(name).connectionId)
    })
    await world.schedule(name)
    await world.settle()
    expect(listed).toHaveLength(1)
    expect(held).toBe(0)
    expect((await world.variant(name)).state).toBe('published')
  })

  test('with a post whose outcome is unknown leaves the decision to a person', async () => {
    const name = await newPost({ publish: ['fail_stored'] })
    await world.schedule(name)
    await world.work(await world.job(name))
    await setStatus(name, 'disconnected')
    await world.settle()
    expect((await world.variant(name)).state).toBe('unconfirmed')
    await setStatus(name, 'connected')
    await release(name)
    expect(await world.variant(name)).toMatchObject({ state: 'published', error: null })
    expect(world.network.kept(name)).toHaveLength(1)
  })
})

describe('a secret that the network rotates', () => {
  const sealedOf = async (name: string) =>
    (await world.deps.connectionSecrets.get(idOf(name).connectionId))?.sealed ?? ''

  test('is stored before the outcome, and used from then on', async () => {
    const name = await newPost()
    const seen: string[] = []
    const { publisher } = world.network
    const rotating = {
      ...publisher,
      prepare: async (request: Parameters<typeof publisher.prepare>[0]) => {
        seen.push(request.secret)
        return { ...(await publisher.prepare(request, FROM_NOTHING)), rotatedSecret: 'second' }
      },
      publish: async (...[request, payload]: Parameters<typeof publisher.publish>) => {
        seen.push(request.secret)
        return { ...(await publisher.publish(request, payload, FROM_NOTHING)), rotatedSecret: 'third' }
      },
    }
    const before = await sealedOf(name)
    let whenAnswered = before
    world.onFault(name, 'after_call', async () => {
      whenAnswered = await sealedOf(name)
    })
    world.deps.publishers.sandbox = rotating
    await world.schedule(name)
    await world.settle()
    world.deps.publishers.sandbox = publisher
    expect(seen).toEqual(['secret', 'second'])
    expect(whenAnswered).not.toBe(before)
    expect((await world.variant(name)).state).toBe('published')
  })
})

describe('a network that takes the first call late', () => {
  test('recognises the repetition by its key, with the time of the first', async () => {
    const keyed = await createPublishingWorld('accounts', { knowsKeys: true })
    keyed.network.script('late', { publish: ['late_stored'] })
    await keyed.addPost('late')
    await keyed.schedule('late')
    await keyed.settle()
    expect(keyed.network.calls('late')).toBe(2)
    expect(keyed.network.kept('late')).toHaveLength(1)
    const variant = await keyed.variant('late')
    expect(variant.state).toBe('published')
    expect(keyed.network.kept('late')[0]?.intentAt).toBe(variant.intentAt)
  })
})
