import { DELIVERY_OUTCOME_MAX, LIMITED_TIME_MAX } from '@postwright/core/limits'
import { expect, test } from 'vitest'
import { uploadMedia } from '../../functions/src/domain/media/upload-media.ts'
import { makePicture } from '../support/pictures.ts'
import { createPublishingWorld, HOUR, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import type { Script } from '../support/scripted-publisher.ts'

const PICTURES = 4

async function postWithImages(world: PublishingWorld, name: string, script: Script): Promise<void> {
  const { deps, owner, refs, workspaceId } = world
  world.network.script(name, script)
  await world.addPost(name)
  const media = await Promise.all(
    Array.from({ length: PICTURES }, async (_, seed) => {
      const bytes = await makePicture('jpeg', { seed: seed + 1 })
      const { id } = await uploadMedia(deps, owner, { workspaceId, name: `${seed}.jpg`, bytes })
      return { mediaId: id, alt: '' }
    }),
  )
  await refs.post(workspaceId, name).update({ media })
}

test.each([20_000, 45_000])(
  'four pictures that take %i ms each are uploaded once each, and the post goes out',
  async (upload) => {
    const world = await createPublishingWorld('slow')
    await postWithImages(world, 'slow', { upload })
    const begunAt = world.clock.now()
    await world.schedule('slow')
    await world.settle()
    expect(world.network.kept('slow')).toHaveLength(1)
    expect(world.network.uploads('slow')).toHaveLength(PICTURES)
    expect(world.clock.now() - begunAt).toBeLessThan(DELIVERY_OUTCOME_MAX)
    const steps = await world.deps.publishLog.listOf(world.workspaceId, idOf('slow').variantId)
    const uploads = steps.flatMap(({ step, pictures }) =>
      step === 'upload' ? [`${pictures?.done}/${pictures?.total}`] : [],
    )
    expect(uploads).toEqual(['1/4', '2/4', '3/4', '4/4'])
  },
)

test('after an upload without an answer the next try goes on from there', async () => {
  const world = await createPublishingWorld('slow')
  await postWithImages(world, 'silent', { upload: 20_000, silentUpload: 3 })
  await world.schedule('silent')
  await world.settle()
  expect(world.network.kept('silent')).toHaveLength(1)
  expect(world.network.uploads('silent')).toHaveLength(PICTURES + 1)
})

test('pictures that the network has forgotten are uploaded again', async () => {
  const world = await createPublishingWorld('slow')
  await postWithImages(world, 'forgotten', { publish: ['forgotten'] })
  await world.schedule('forgotten')
  await world.settle()
  expect(world.network.kept('forgotten')).toHaveLength(1)
  expect(world.network.uploads('forgotten')).toHaveLength(2 * PICTURES)
})

test('of sixty posts due at one instant a network that takes eight in five minutes gets all, and no one twice', async () => {
  const world = await createPublishingWorld('limited', { limit: { posts: 8, window: 5 * MINUTE } })
  const names = Array.from({ length: 60 }, (_, number) => `limited${number}`)
  await Promise.all(names.map((name) => world.addPost(name)))
  const begunAt = world.clock.now()
  await Promise.all(names.map((name) => world.schedule(name)))
  await world.tick()
  const waiting = await world.pending()
  expect(waiting.length).toBeGreaterThan(40)
  for (const { state, error, dueAt } of waiting) {
    expect({ state, kind: error?.kind }).toEqual({ state: 'scheduled', kind: 'rate_limit' })
    expect(dueAt).toBeGreaterThan(begunAt)
  }
  await world.settle({ minutes: 240 })
  expect(names.map((name) => world.network.kept(name).length)).toEqual(names.map(() => 1))
  const states = await Promise.all(names.map(async (name) => (await world.variant(name)).state))
  expect(new Set(states)).toEqual(new Set(['published']))
  expect(world.clock.now() - begunAt).toBeLessThan(2 * HOUR)
})

test('a limit that never ends fails the post after a day, with its cause', async () => {
  const world = await createPublishingWorld('limited', { limit: { posts: 0, window: HOUR } })
  await world.addPost('never')
  const begunAt = world.clock.now()
  await world.schedule('never')
  while ((await world.pending()).length > 0) {
    const { dueAt } = await world.variant('never')
    world.clock.advance(Math.max((dueAt ?? 0) - world.clock.now(), 0))
    await world.tick()
  }
  expect(await world.variant('never')).toMatchObject({ state: 'failed', error: { kind: 'rate_limit' } })
  const day = (world.clock.now() - begunAt) / LIMITED_TIME_MAX
  expect(day).toBeGreaterThan(0.99)
  expect(day).toBeLessThan(1.01)
  expect(world.network.calls('never')).toBeLessThan(40)
})
