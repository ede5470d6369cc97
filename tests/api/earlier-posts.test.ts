import { cancelPost, schedulePost } from '@postwright/core/api/posts'
import { hashText } from '@postwright/core/checks/craft/text-hash'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { EARLIER_POSTS_ID } from '@postwright/core/model/earlier-posts'
import { expect, test, vi } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { PATIENCE } from '../support/patience.ts'

/** A worker may have to be started first, on a machine that does other things as well. */

test('a post is in the list that drafts are compared with as long as it has a plan', async () => {
  const ada = await createCaller()
  const { workspaceId } = ada
  const channel = await addChannel(ada)
  const text = 'The workshop is open again from Monday at nine'
  const postId = await addDraft(ada, { text, connectionIds: [channel.id] })
  const { post } = dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const list = () => fieldsOf(`${earlierPosts.path(workspaceId)}/${EARLIER_POSTS_ID}`)
  await vi.waitFor(async () => {
    const { posts } = (await list()) ?? {}
    expect(posts).toMatchObject({ [postId]: { sum: hashText(text), words: text, family: null } })
  }, PATIENCE)

  dataOf(await ada.call(cancelPost, { workspaceId, postId, rev: post.rev }))
  await vi.waitFor(async () => expect(await list()).toBeUndefined(), PATIENCE)
})
