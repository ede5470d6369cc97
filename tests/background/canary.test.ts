import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { CANARY_WORKSPACE } from '../../functions/src/domain/canary/canary-channel.ts'
import { runCanary } from '../../functions/src/domain/canary/run-canary.ts'
import { readHome } from '../../functions/src/domain/operator/read-home.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createPublishingWorld, MINUTE, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
let deps: Deps

beforeAll(async () => {
  world = await createPublishingWorld('canary', { platform: 'bluesky' })
  deps = { ...world.deps, config: { ...world.deps.config, runsCanary: true } }
})

async function leftOf(): Promise<number> {
  const places = [paths.canaryPosts(), paths.variants(CANARY_WORKSPACE), paths.publishLog(CANARY_WORKSPACE)]
  const counts = await Promise.all(places.map(async (place) => (await world.refs.db.collection(place).get()).size))
  return counts.reduce((sum, each) => sum + each, 0)
}

/** Runs a tick per minute, then the canary's upkeep. */
async function goOn(minutes = 5): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.clock.advance(MINUTE)
    await world.tick()
  }
  await runCanary(deps)
}

async function outcomes(): Promise<(string | undefined)[]> {
  world.clock.advance(10_000)
  const home = await readHome(deps)
  world.clock.advance(-10_000)
  return home.canary?.runs.map(({ outcome }) => outcome) ?? []
}

async function isTrouble(): Promise<boolean> {
  world.clock.advance(10_000)
  const { needs } = await readHome(deps)
  world.clock.advance(-10_000)
  return needs.found.some(({ kind }) => kind === 'canary_failed')
}

/** Publishes the open canary post once more without the engine. Returns whether the channel accepts it. */
async function callAgain(): Promise<boolean> {
  const [open] = await deps.canary.listOpen(1)
  const stored = open && (await deps.variants.read(CANARY_WORKSPACE, open.variantId))
  const connection = await deps.connections.get(CANARY_WORKSPACE, 'canary')
  if (!stored || !connection) throw new Error('There is no open canary post.')
  return isTaken(connection, stored.variant)
}

async function isTaken(connection: Connection, { content, recordKey }: Pick<Variant, 'content' | 'recordKey'>) {
  const request = {
    connection,
    secret: '',
    content,
    recordKey,
    intentAt: 0,
    part: { kind: 'post' as const, index: 0, replyTo: null },
    loadMedia: () => Promise.resolve(null),
    loadCaptions: () => Promise.resolve([]),
    mediaUrl: () => '',
  }
  const progress = { kept: () => undefined, keep: () => Promise.resolve(), working: () => undefined }
  return (await deps.publishers.sandbox.publish(request, '', progress)).kind === 'published'
}

test('where it is off, nothing is planned', async () => {
  await runCanary(world.deps)
  expect(await leftOf()).toBe(0)
})

test('a canary post goes the way of every post, is judged five minutes later, and leaves nothing but its outcome', async () => {
  await runCanary(deps)
  await goOn()
  expect(await outcomes()).toEqual(['in_time'])
  expect(await isTrouble()).toBe(false)
  // The next post is scheduled: its document, its variant and the first step of its log.
  expect(await leftOf()).toBe(3)
})

test('runs at once, again and killed plan one post and note one outcome', async () => {
  await Promise.all([runCanary(deps), runCanary(deps), runCanary(deps)])
  expect((await world.refs.db.collection(paths.canaryPosts()).get()).size).toBe(1)
  for (let minute = 0; minute < 5; minute += 1) {
    world.clock.advance(MINUTE)
    await world.tick({ copies: 3 })
  }
  const killed = { ...deps, transact: () => Promise.reject(new Error('killed')) }
  await expect(runCanary(killed)).rejects.toThrow('killed')
  await Promise.all([runCanary(deps), runCanary(deps)])
  expect(await outcomes()).toEqual(['in_time', 'in_time'])
  expect((await world.refs.db.collection(paths.canaryPosts()).get()).size).toBe(1)
})

test('a scheduler that stands still is found, and so is a call that is made twice', async () => {
  // The post was due within a minute and a half, and counts as missing after ten minutes.
  world.clock.advance(12 * MINUTE)
  await runCanary(deps)
  expect((await outcomes()).at(-1)).toBe('missing')
  expect(await isTrouble()).toBe(true)

  await goOn()
  expect((await outcomes()).at(-1)).toBe('in_time')
  expect(await isTrouble()).toBe(false)

  world.clock.advance(MINUTE)
  await world.tick()
  await callAgain()
  await goOn(4)
  expect((await outcomes()).at(-1)).toBe('twice')
  expect(await isTrouble()).toBe(true)
})

test('the channel takes nothing that it does not wait for, and no other channel is one', async () => {
  const connection = await deps.connections.get(CANARY_WORKSPACE, 'canary')
  const [open] = await deps.canary.listOpen(1)
  if (!connection || !open) throw new Error('There is no canary.')
  const content = { text: 'Chirp', media: [], title: '', poll: null, settings: {} }
  expect(await isTaken(connection, { content, recordKey: 'another' })).toBe(false)
  expect(await isTaken({ ...connection, service: 'https://example.com' }, { content, recordKey: open.id })).toBe(false)
})
