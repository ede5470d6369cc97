import { beforeAll, expect, test } from 'vitest'
import { followPublication } from '../../functions/src/domain/approvals/follow-request.ts'
import { countFirestore, type Effort } from '../support/count-firestore.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'

const CHANNELS = Array.from({ length: 20 }, (_, i) => `channel${i}`)

/** Reads or writes of one channel, whatever the number of them. */
const PER_PUBLICATION = 12

let world: PublishingWorld
let effort: () => Effort

beforeAll(async () => {
  world = await createPublishingWorld('cost')
  await world.refs.user('owner').set(makeUser({ id: 'owner' }))
  const { variants } = world.deps
  const commit: typeof variants.commit = async (stored, patch, cause) => {
    const written = await variants.commit(stored, patch, cause)
    // What the trigger does, once for each write.
    if (written) await followPublication(world.deps, stored.variant, written.variant)
    return written
  }
  Object.assign(world.deps, { variants: { ...variants, commit } })
  for (const name of CHANNELS) await world.addPost(name)
  effort = countFirestore(world.refs.db).effort
})

/** What publishing one post on so many channels takes, from the start of its deliveries to the notification. */
async function costOf(name: string, channels: readonly string[]): Promise<Effort> {
  const connectionIds = channels.map((channel) => idOf(channel).connectionId)
  const { workspaceId, refs } = world
  await refs.post(workspaceId, name).set(makePost({ id: name, text: name, connectionIds, createdBy: 'owner' }))
  await world.schedule(name)
  for (const planned of await world.deps.variants.listOfPost(workspaceId, name))
    await followPublication(world.deps, null, planned)
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

test.each([
  [1, { reads: 12, writes: 11 }],
  [3, { reads: 30, writes: 33 }],
  [20, { reads: 183, writes: 220 }],
])(
  'publishing on %i channels takes so many reads and writes, as docs/measurements.md states them',
  async (count, cost) => {
    expect(await costOf(`p${count}`, CHANNELS.slice(0, count))).toEqual(cost)
    for (const each of Object.values(cost)) expect(each / count).toBeLessThanOrEqual(PER_PUBLICATION)
  },
)
