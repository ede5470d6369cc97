import { connectSandbox } from '@postwright/core/api/connections'
import { schedulePost } from '@postwright/core/api/posts'
import { setSandbox } from '@postwright/core/api/sandbox'
import type { SandboxMode } from '@postwright/core/model/sandbox'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { makePost } from '../support/factories/post.ts'

let owner: TestCaller
let count = 0

beforeAll(async () => {
  owner = await createCaller()
})

/** Opens a channel that behaves so, and sends a post there at once. */
async function publishTo(mode: SandboxMode): Promise<{ channelId: string; variantPath: string }> {
  const { workspaceId } = owner
  count += 1
  const channel = dataOf(await owner.call(connectSandbox, { workspaceId, name: `Channel ${count}` }))
  dataOf(await owner.call(setSandbox, { workspaceId, connectionId: channel.id, mode, lookup: true }))
  const postId = `post${count}`
  const { id: _id, ...fields } = makePost({ text: `Words ${count}`, connectionIds: [channel.id], createdBy: owner.uid })
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  await setFields(paths.post(workspaceId, postId), { ...fields, ...times })
  dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: fields.rev, when: { kind: 'now' } }))
  return { channelId: channel.id, variantPath: paths.variant(workspaceId, variantId(postId, channel.id)) }
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
