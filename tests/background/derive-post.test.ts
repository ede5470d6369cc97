import type { Variant } from '@postwright/core/model/variant'
import { beforeEach, expect, test } from 'vitest'
import { derivePost } from '../../functions/src/domain/publishing/derive-post.ts'
import { countFirestore } from '../support/count-firestore.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

const CHANNELS = ['a', 'b', 'c', 'd']

let world: PublishingWorld
let variants: Variant[]

beforeEach(async () => {
  world = await createPublishingWorld('derive-post')
  await world.refs.post(world.workspaceId, 'post1').set(makePost({ id: 'post1', generation: 1 }))
  variants = await Promise.all(CHANNELS.map((channel) => put(channel, { state: 'scheduled', rev: 1 })))
})

async function put(connectionId: string, fields: Partial<Variant>): Promise<Variant> {
  const { refs, workspaceId } = world
  const variant = makeVariant({
    id: `post1_${connectionId}`,
    postId: 'post1',
    workspaceId,
    connectionId,
    generation: 1,
    ...fields,
  })
  await refs.variant(workspaceId, variant.id).set(variant)
  return variant
}

const derive = (written: Variant | null = null) => derivePost(world.deps, world.workspaceId, 'post1', written)

async function lifecycle(): Promise<string | undefined> {
  return (await world.refs.post(world.workspaceId, 'post1').get()).data()?.lifecycle
}

test('events of all channels at once and twice, the last first, leave what reading all of them would', async () => {
  await derive()
  const out = await Promise.all(CHANNELS.map((channel) => put(channel, { state: 'published', rev: 3 })))
  const sending = variants.map((variant): Variant => ({ ...variant, state: 'claimed', rev: 2 }))
  await Promise.all([...out, ...sending, ...out].toReversed().map((event) => derive(event)))
  expect(await lifecycle()).toBe('published')
})

test('a post whose states are not known yet has all of its channels read once, and none of them after that', async () => {
  const { effort } = countFirestore(world.refs.db)
  await derive(variants[0])
  expect(await lifecycle()).toBe('scheduled')
  const first = effort().reads
  await derive(await put('a', { state: 'failed', rev: 2 }))
  expect(effort().reads - first).toBe(1)
  expect(await lifecycle()).toBe('attention')
})

test('after a new plan the states of the old one count no more', async () => {
  await derive(await put('a', { state: 'failed', rev: 2 }))
  await world.refs.post(world.workspaceId, 'post1').update({ generation: 2 })
  for (const channel of CHANNELS) await put(channel, { state: 'scheduled', generation: 2, rev: 3 })
  await derive(await put('b', { state: 'scheduled', generation: 2, rev: 3 }))
  expect(await lifecycle()).toBe('scheduled')
})

test('an edit between the reading and the writing is not lost, and costs another reading', async () => {
  await derive()
  const { posts } = world.deps
  let isFirst = true
  const read: typeof posts.read = async (workspaceId, id) => {
    const stored = await posts.read(workspaceId, id)
    if (isFirst) await world.refs.post(world.workspaceId, 'post1').update({ text: 'Edited' })
    isFirst = false
    return stored
  }
  const failed = await put('a', { state: 'failed', rev: 2 })
  await derivePost({ ...world.deps, posts: { ...posts, read } }, world.workspaceId, 'post1', failed)
  const post = (await world.refs.post(world.workspaceId, 'post1').get()).data()
  expect(post).toMatchObject({ lifecycle: 'attention', text: 'Edited' })
})
