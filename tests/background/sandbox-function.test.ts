import type { SandboxMode } from '@postwright/core/model/sandbox'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { publisherAtWork } from '../support/worlds/publisher-at-work.ts'

let owner: TestCaller
let count = 0

beforeAll(async () => {
  owner = await createCaller()
})

/** Opens a sandbox channel in the mode and publishes a post there at once. */
async function publishTo(mode: SandboxMode): Promise<{ channelId: string; variantPath: string }> {
  const { open, plan, variantOf, write } = publisherAtWork(owner)
  count += 1
  const channelId = await open({ mode })
  const postId = await plan(await write(`Words ${count}`, channelId))
  return { channelId, variantPath: variantOf(postId, channelId) }
}

const postsOf = async (channelId: string) => {
  const posts = database().collection(paths.sandboxPosts(owner.workspaceId))
  return (await posts.where('channelId', '==', channelId).get()).docs.map((doc) => doc.data())
}

describe('the sandbox network as a function beside the others', () => {
  test('takes a post over HTTP and shows it in its feed', async () => {
    const { channelId, variantPath } = await publishTo('ok')
    await expect
      .poll(() => fieldsOf(variantPath), { interval: 300 })
      .toMatchObject({
        state: 'published',
        url: expect.stringContaining(`/sandbox/${channelId}#`),
      })
    expect(await postsOf(channelId)).toMatchObject([{ text: `Words ${count}`, calls: 1 }])
  })

  test('a silent network ends in one post', async () => {
    const { channelId, variantPath } = await publishTo('silent_after')
    await expect.poll(async () => (await fieldsOf(variantPath))?.['state'], { interval: 500 }).toBe('published')
    expect(await postsOf(channelId)).toHaveLength(1)
  })

  test('a refusal reaches the person with the network’s own words', async () => {
    const { channelId, variantPath } = await publishTo('refuse')
    await expect
      .poll(() => fieldsOf(variantPath), { interval: 300 })
      .toMatchObject({
        state: 'failed',
        error: { kind: 'content_policy', detail: expect.stringContaining('does not allow this post') },
      })
    expect(await postsOf(channelId)).toEqual([])
  })
})
