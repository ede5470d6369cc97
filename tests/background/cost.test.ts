import { beforeAll, expect, test } from 'vitest'
import { followVariant } from '../../functions/src/domain/notifications/follow-variant.ts'
import { countFirestore, type Effort } from '../support/count-firestore.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
let effort: () => Effort

beforeAll(async () => {
  world = await createPublishingWorld('cost')
  await world.refs.user('owner').set(makeUser({ id: 'owner' }))
  const { variants } = world.deps
  const commit: typeof variants.commit = async (stored, patch, cause) => {
    const written = await variants.commit(stored, patch, cause)
    // What the trigger does, once for each write.
    if (written) await followVariant(world.deps, stored.variant, written.variant)
    return written
  }
  Object.assign(world.deps, { variants: { ...variants, commit } })
  for (const name of ['a', 'b', 'c']) await world.addPost(name)
  effort = countFirestore(world.refs.db).effort
})

/** What publishing one post on so many channels takes, from the start of its deliveries to the notification. */
async function costOf(name: string, channels: string[]): Promise<Effort> {
  const connectionIds = channels.map((channel) => idOf(channel).connectionId)
  const { workspaceId, refs } = world
  await refs.post(workspaceId, name).set(makePost({ id: name, text: name, connectionIds, createdBy: 'owner' }))
  await world.schedule(name)
  const before = effort()
  world.clock.advance(MINUTE)
  for (const id of channels.map((channel) => `${name}_${idOf(channel).connectionId}`)) {
    await world.work({ workspaceId, variantId: id, generation: 1, attempt: 1 })
    expect((await refs.variant(workspaceId, id).get()).data()?.state).toBe('published')
  }
  const after = effort()
  // The test's own look at each outcome is no cost of the product.
  return { reads: after.reads - before.reads - channels.length, writes: after.writes - before.writes }
}

test('publishing on one channel takes so many reads and writes, as docs/measurements.md states them', async () => {
  expect(await costOf('one', ['a'])).toEqual({ reads: 15, writes: 13 })
})

test('on three channels at once it takes not much more for each', async () => {
  expect(await costOf('three', ['a', 'b', 'c'])).toEqual({ reads: 63, writes: 39 })
})
