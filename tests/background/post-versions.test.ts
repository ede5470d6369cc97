import { postVersions } from '@postwright/core/collections/post-versions'
import { POST_VERSION_SPAN, POST_VERSIONS_MAX } from '@postwright/core/limits'
import { emptyDraft } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { keepVersion, type WrittenDraft } from '../../functions/src/domain/posts/save-version.ts'
import { makePost } from '../support/factories/post.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('post-versions')
  await world.refs.post(world.workspaceId, 'post1').set(makePost())
})

/** The writes of a post by two people in turn, who each save twice. */
function writes(count: number, span = 1_000): WrittenDraft[] {
  return Array.from({ length: count }, (_, i) => {
    const author = i % 4 < 2 ? 'ada' : 'ben'
    return {
      rev: i + 1,
      author,
      at: 1_000 * POST_VERSION_SPAN + i * span,
      draft: { ...emptyDraft(), text: `Text ${i}` },
    }
  })
}

const place = () => ({ workspaceId: world.workspaceId, postId: 'post1' })

async function deliver(all: readonly WrittenDraft[], at: number): Promise<void> {
  const after = all[at]
  if (after) await keepVersion(world.deps, place(), all[at - 1] ?? null, after)
}

async function kept(): Promise<string[]> {
  const { docs } = await world.refs.described(postVersions, world.workspaceId, 'post1').orderBy('postRev').get()
  return docs.map((each) => `${each.data().createdBy}: ${each.data().draft.text}`)
}

test('events that come at once, several times and last first leave what each author had left', async () => {
  const all = writes(8)
  for (const at of [...all.keys()].toReversed())
    await Promise.all([at, at, Math.max(at - 1, 0)].map((each) => deliver(all, each)))
  expect(await kept()).toEqual(expect.arrayContaining(['ada: Text 1', 'ben: Text 3', 'ada: Text 5', 'ben: Text 7']))
})

test('one after the other they keep one version of each turn, and no more than fifty', async () => {
  const all = writes(2 * POST_VERSIONS_MAX + 8)
  for (const at of all.keys()) await deliver(all, at)
  const versions = await kept()
  expect(versions).toHaveLength(POST_VERSIONS_MAX)
  expect(versions.slice(-2)).toEqual(['ada: Text 105', 'ben: Text 107'])
})

test('an event that comes after the post was deleted brings nothing back', async () => {
  const all = writes(3)
  await deliver(all, 0)
  await world.refs.db.doc(paths.post(world.workspaceId, 'post1')).delete()
  await world.deps.postVersions.deleteOf(world.workspaceId, 'post1')
  await deliver(all, 1)
  expect(await kept()).toEqual([])
})
