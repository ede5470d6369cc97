import { beforeAll, expect, test } from 'vitest'
import { emptyDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { followPublication } from '../../functions/src/domain/approvals/follow-request.ts'
import { keepVersion } from '../../functions/src/domain/posts/save-version.ts'
import { COUNTED } from '../../scripts/capacity/counted.ts'
import { countFirestore, type Effort } from '../support/count-firestore.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'

const CHANNELS = Array.from({ length: 20 }, (_, i) => `channel${i}`)

/** Most reads or writes per channel, whatever the number of channels. */
const PER_PUBLICATION = 12

let world: PublishingWorld
let effort: () => Effort

beforeAll(async () => {
  world = await createPublishingWorld('cost')
  await world.refs.user('owner').set(makeUser({ id: 'owner' }))
  const { variants } = world.deps
  const commit: typeof variants.commit = async (stored, patch, cause) => {
    const written = await variants.commit(stored, patch, cause)
    // Replaces the trigger, which runs once for each write.
    if (written) await followPublication(world.deps, stored.variant, written.variant)
    return written
  }
  Object.assign(world.deps, { variants: { ...variants, commit } })
  for (const name of CHANNELS) await world.addPost(name)
  effort = countFirestore(world.refs.db).effort
})

/** Reads and writes of publishing one post on the channels, from the start of its deliveries to the notification. */
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
  // Without the test's own read of each outcome.
  return { reads: after.reads - before.reads - channels.length, writes: after.writes - before.writes }
}

test.each([1, 3, 20] as const)(
  'publishing on %i channels takes so many reads and writes, as docs/measurements.md states them',
  async (count) => {
    const cost = COUNTED.publishing[count]
    expect(await costOf(`p${count}`, CHANNELS.slice(0, count))).toEqual(cost)
    for (const each of Object.values(cost)) expect(each / count).toBeLessThanOrEqual(PER_PUBLICATION)
  },
)

test('planning on three channels and keeping a version of a saved draft take so many as docs/capacity.md counts with', async () => {
  const { deps, workspaceId, refs } = world
  const connectionIds = CHANNELS.slice(0, 3).map((channel) => idOf(channel).connectionId)
  await refs.post(workspaceId, 'plan').set(makePost({ id: 'plan', text: 'plan', connectionIds, createdBy: 'owner' }))
  const planned = await during(async () => {
    await world.schedule('plan')
    for (const { connectionId } of CHANNELS.slice(0, 3).map(idOf))
      await followPublication(deps, null, await variantOf(`plan_${connectionId}`))
  })
  // Without the test's own read of each publication.
  expect({ ...planned, reads: planned.reads - 3 }).toEqual(COUNTED.planning)

  const draft = (text: string, rev: number) => ({ rev, author: 'owner', at: rev, draft: { ...emptyDraft(), text } })
  const place = { workspaceId, postId: 'plan' }
  await keepVersion(deps, place, null, draft('A', 1))
  expect(await during(() => keepVersion(deps, place, draft('A', 1), draft('Ab', 2)))).toEqual(COUNTED.saving)
})

async function during(work: () => Promise<void>): Promise<Effort> {
  const before = effort()
  await work()
  const after = effort()
  return { reads: after.reads - before.reads, writes: after.writes - before.writes }
}

async function variantOf(id: string): Promise<Variant> {
  const variant = (await world.refs.variant(world.workspaceId, id).get()).data()
  if (!variant) throw new Error(`no ${id}`)
  return variant
}
