import { returnPost } from '@postwright/core/api/approvals'
import { listActivity, type ActivityEntry } from '@postwright/core/api/activity'
import { approveInRoom, readRoomPost } from '@postwright/core/api/client-room'
import { addComment } from '@postwright/core/api/comments'
import { setWorkspacePublishing } from '@postwright/core/api/publishing'
import { schedulePost } from '@postwright/core/api/posts'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { asSeen } from '../support/approvals.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { seenIn, shareForReview } from '../support/review-links.ts'

let owner: TestCaller
let editor: TestCaller
let postId: string
let linkId: string

beforeAll(async () => {
  owner = await createCaller()
  editor = await createCaller()
  const { workspaceId } = owner
  await addMember(workspaceId, editor.uid, 'editor')
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: { mode: 'internal_and_client' } }))
  const { id } = await addChannel(owner)
  postId = await addDraft(owner, { text: 'The first chair', connectionIds: [id] })
  dataOf(await editor.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const comment = { workspaceId, subject: { kind: 'post' as const, postId }, commentId: 'one', threadId: null }
  dataOf(await editor.call(addComment, { ...comment, text: 'Is it oak?', visibility: 'internal' }))
  const { link, token } = await shareForReview(owner, workspaceId, { postIds: [postId] })
  linkId = link.id
  const seen = seenIn(dataOf(await callApi(readRoomPost, { token, postId })))
  dataOf(await callApi(approveInRoom, { token, guest: 'Grace', postId, seen }))
})

const list = async (filter: object = {}) =>
  dataOf(await owner.call(listActivity, { workspaceId: owner.workspaceId, ...filter }))
const facts = (entries: readonly ActivityEntry[]) =>
  entries.map(({ act, by }) => [act, by?.kind === 'guest' ? by.name : by?.uid])

test('tells what was done by whom, the latest first, each once', async () => {
  const { entries, next } = await list()
  expect(next).toBeNull()
  expect(facts(entries).slice(0, 4)).toEqual([
    ['approve', 'Grace'],
    ['review_link.made', owner.uid],
    ['commented', editor.uid],
    ['schedule', editor.uid],
  ])
  const subject = { kind: 'post', id: postId, title: 'The first chair' }
  expect(entries[0]).toMatchObject({ kind: 'approvals', by: { linkId }, subject })
  expect(entries[2]).toMatchObject({ kind: 'comments', words: 'Is it oak?' })
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a))
})

test('is narrowed by kind and by person', async () => {
  expect(facts((await list({ kind: 'comments' })).entries)).toEqual([['commented', editor.uid]])
  expect(facts((await list({ by: editor.uid, kind: 'posts' })).entries)).toEqual([['schedule', editor.uid]])
  expect((await list({ by: 'nobody' })).entries).toEqual([])
})

test('tells of a return by a member with the reason, and of a post that is gone without its words', async () => {
  const ada = await createCaller()
  const ben = await createCaller()
  const { workspaceId } = ada
  await addMember(workspaceId, ben.uid, 'editor')
  dataOf(await ada.call(setWorkspacePublishing, { workspaceId, approvalRules: { mode: 'internal' } }))
  const channel = await addChannel(ada)
  const id = await addDraft(ada, { text: 'The second chair', connectionIds: [channel.id] })
  const { variants } = dataOf(await ben.call(schedulePost, { workspaceId, postId: id, rev: 1, when: tomorrow() }))
  dataOf(await ada.call(returnPost, { workspaceId, postId: id, seen: asSeen(variants), note: 'Which one?' }))
  const returned = { kind: 'approvals', act: 'return', words: 'Which one?', by: { kind: 'member', uid: ada.uid } }
  const latest = async () => dataOf(await ada.call(listActivity, { workspaceId })).entries[0]
  expect(await latest()).toMatchObject({ ...returned, subject: { title: 'The second chair' } })
  await database().doc(paths.post(workspaceId, id)).delete()
  expect(await latest()).toMatchObject({ ...returned, subject: { id, title: '' } })
})

test('is for the team: clients and strangers are told nothing', async () => {
  const [client, stranger] = [await createCaller(), await createCaller()]
  const { workspaceId } = owner
  await addMember(workspaceId, client.uid, 'client')
  errorOf(await client.call(listActivity, { workspaceId }), 'forbidden')
  errorOf(await stranger.call(listActivity, { workspaceId }), 'not_found')
  expect(facts(dataOf(await stranger.call(listActivity, { workspaceId: stranger.workspaceId })).entries)).toEqual([])
})

test('goes on page by page to the end, without leaving out or repeating an entry', async () => {
  const busy = await createCaller()
  const { workspaceId } = busy
  const batch = database().batch()
  const begun = Date.now() - 1_000_000
  for (let each = 0; each < 130; each += 1) {
    batch.create(database().collection(paths.auditLog()).doc(), {
      schema: 1,
      rev: 1,
      createdBy: busy.uid,
      createdAt: Timestamp.fromMillis(begun + Math.floor(each / 2)),
      updatedAt: Timestamp.fromMillis(begun),
      action: 'queue.paused',
      actorUid: busy.uid,
      workspaceId,
      subject: `queue${each}`,
      facts: {},
    })
  }
  await batch.commit()
  const found: string[] = []
  let before: number | null = null
  for (let page = 0; page < 10; page += 1) {
    const reply: { entries: ActivityEntry[]; next: number | null } = dataOf(
      await busy.call(listActivity, { workspaceId, before }),
    )
    found.push(...reply.entries.map(({ id }) => id))
    before = reply.next
    if (before === null) break
  }
  expect(before).toBeNull()
  expect(found).toHaveLength(130)
  expect(new Set(found).size).toBe(130)
})
