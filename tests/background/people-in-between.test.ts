import { beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { deletePost } from '../../functions/src/domain/posts/delete-post.ts'
import { reschedulePost } from '../../functions/src/domain/posts/reschedule-post.ts'
import { resolveVariant } from '../../functions/src/domain/posts/resolve-variant.ts'
import { schedulePost } from '../../functions/src/domain/posts/schedule-post.ts'
import { createPublishingWorld, deriveTwice, dueRowIds, HOUR, type PublishingWorld } from '../support/publishing.ts'
import type { Script } from '../support/scripted-publisher.ts'

/** A world whose network stores every accepted call. People change posts while a worker delivers them. */
let world: PublishingWorld
let count = 0

beforeAll(async () => {
  world = await createPublishingWorld('people')
})

async function newPost(script: Script = {}): Promise<string> {
  count += 1
  const name = `post${count}`
  world.network.script(name, script)
  await world.addPost(name)
  return name
}

const revOf = async (name: string) => (await world.refs.post(world.workspaceId, name).get()).data()?.rev ?? 0
const textsOf = (name: string) => world.network.kept(name).map(({ text }) => text)

/** The client saves a new text into the draft. */
async function edit(name: string, text: string): Promise<void> {
  await world.refs.post(world.workspaceId, name).update({ text, rev: (await revOf(name)) + 1 })
}

async function codeOf(action: Promise<unknown>): Promise<string> {
  const error = await action.then(
    () => 'done',
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.code : String(error)
}

describe('before the network is asked', () => {
  test.each(['after_claim', 'after_prepare'] as const)('%s: a cancelled post stays in', async (point) => {
    const name = await newPost()
    world.onFault(name, point, () => world.cancel(name))
    await world.schedule(name)
    await world.drain()
    expect((await world.variant(name)).state).toBe('cancelled')
    expect(textsOf(name)).toEqual([])
    expect(await dueRowIds(world)).toEqual([])
    expect(await deriveTwice(world, name)).toBe('draft')
  })

  test.each(['after_claim', 'after_prepare'] as const)('%s: an edited post goes out once, edited', async (point) => {
    const name = await newPost()
    world.onFault(name, point, async () => {
      await edit(name, `${name} better words`)
      await world.schedule(name)
    })
    await world.schedule(name)
    await world.settle()
    expect(textsOf(name)).toEqual([`${name} better words`])
    expect((await world.variant(name)).state).toBe('published')
  })

  test('a post moved away waits for its new time', async () => {
    const name = await newPost()
    const { deps, owner, workspaceId } = world
    world.onFault(name, 'after_prepare', async () => {
      const when = { kind: 'at', local: '2026-11-21T18:00', tzid: 'Europe/Berlin' } as const
      await reschedulePost(deps, owner, { workspaceId, postId: name, rev: await revOf(name), when })
    })
    await world.schedule(name)
    await world.drain()
    expect(await world.variant(name)).toMatchObject({ state: 'scheduled', dueAt: Date.UTC(2026, 10, 21, 17) })
    expect(textsOf(name)).toEqual([])
    world.clock.advance(30 * HOUR)
    await world.settle()
    expect(textsOf(name)).toHaveLength(1)
  })

  test('a deleted post stays in, and leaves nothing behind', async () => {
    const name = await newPost()
    const { deps, owner, workspaceId } = world
    world.onFault(name, 'after_claim', () => deletePost(deps, owner, { workspaceId, postId: name }))
    await world.schedule(name)
    await world.drain()
    expect(textsOf(name)).toEqual([])
    expect(await dueRowIds(world)).toEqual([])
  })

  test('what was edited without a new plan goes out as it was planned', async () => {
    const name = await newPost()
    await world.schedule(name)
    await edit(name, `${name} half a sen`)
    await world.settle()
    expect(textsOf(name)).toEqual([`${name} first words`])
  })
})

describe('once the intent is stored', () => {
  test.each(['after_intent', 'after_call'] as const)('%s: nothing can be taken back or changed', async (point) => {
    const name = await newPost()
    const codes: string[] = []
    const { deps, owner, workspaceId } = world
    world.onFault(name, point, async () => {
      const rev = await revOf(name)
      const target = { workspaceId, postId: name, rev }
      codes.push(await codeOf(world.cancel(name)))
      codes.push(await codeOf(world.schedule(name)))
      codes.push(await codeOf(reschedulePost(deps, owner, { ...target, when: { kind: 'now' } })))
      codes.push(await codeOf(deletePost(deps, owner, target)))
    })
    await world.schedule(name)
    await world.settle()
    expect(codes).toEqual(['being_sent', 'being_sent', 'being_sent', 'being_sent'])
    expect(textsOf(name)).toHaveLength(1)
  })

  test('a published post cannot be sent again by planning it', async () => {
    const name = await newPost()
    await world.schedule(name)
    await world.settle()
    expect(await codeOf(world.schedule(name))).toBe('already_published')
    expect(textsOf(name)).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('that plan the same post at once: one wins, the other is told', async () => {
    const name = await newPost()
    const { deps, owner, workspaceId } = world
    const order = { workspaceId, postId: name, rev: await revOf(name), when: { kind: 'now' } } as const
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(schedulePost(deps, owner, order))))
    expect(codes.sort()).toEqual(['done', 'stale_revision', 'stale_revision'])
    await world.settle()
    expect(textsOf(name)).toHaveLength(1)
  })
})

describe('an unknown outcome', () => {
  async function unconfirmed(): Promise<string> {
    const name = await newPost({ publish: ['silent_stored'], lookupAfterwards: 'off' })
    await world.schedule(name)
    await world.settle()
    expect((await world.variant(name)).state).toBe('unconfirmed')
    return name
  }

  async function resolve(name: string, resolution: 'it_went_out' | 'send_again' | 'dismiss') {
    const { deps, owner, workspaceId } = world
    const { id, rev } = await world.variant(name)
    return resolveVariant(deps, owner, { workspaceId, variantId: id, rev, resolution })
  }

  test('is settled by "it went out", under the name of who said so', async () => {
    const name = await unconfirmed()
    await resolve(name, 'it_went_out')
    expect(await world.variant(name)).toMatchObject({ state: 'published', confirmedBy: 'owner', url: null })
    expect(await deriveTwice(world, name)).toBe('published')
  })

  test('is sent again under the key it had, so that the network can refuse the double', async () => {
    const name = await unconfirmed()
    const before = await world.variant(name)
    await resolve(name, 'send_again')
    await world.settle()
    const after = await world.variant(name)
    expect(after).toMatchObject({ state: 'published', recordKey: before.recordKey })
    expect(after.generation).toBeGreaterThan(before.generation)
    expect(new Set(world.network.kept(name).map(({ recordKey }) => recordKey)).size).toBe(1)
  })

  test('is left by "dismiss", and by cancelling the post it is not', async () => {
    const name = await unconfirmed()
    expect(await codeOf(world.cancel(name))).toBe('maybe_published')
    await resolve(name, 'dismiss')
    expect((await world.variant(name)).state).toBe('cancelled')
    expect(await codeOf(resolve(name, 'dismiss'))).toBe('not_resolvable')
  })
})
