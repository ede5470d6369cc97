import { returnPost } from '@postwright/core/api/approvals'
import { listActivity, type ActivityEntry } from '@postwright/core/api/activity'
import { listPostHistory } from '@postwright/core/api/post-history'
import { approveInRoom, readRoomPost } from '@postwright/core/api/client-room'
import { addComment } from '@postwright/core/api/comments'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { schedulePost } from '@postwright/core/api/posts'
import type { OutputOf } from '@postwright/core/endpoint'
import { emptyDraft } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { asSeen } from '../support/approvals.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { eventually } from '../support/eventually.ts'
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

test('tells of an act that concerns several channels once', async () => {
  const { workspaceId } = owner
  const channels = [await addChannel(owner), await addChannel(owner)]
  const id = await addDraft(owner, { text: 'The third chair', connectionIds: channels.map((each) => each.id) })
  dataOf(await editor.call(schedulePost, { workspaceId, postId: id, rev: 1, when: tomorrow() }))
  const entries = (await list({ kind: 'posts' })).entries.filter(({ subject }) => subject?.id === id)
  expect(facts(entries)).toEqual([['schedule', editor.uid]])
})

const historyFor = async (caller: TestCaller, filter: object = {}) =>
  dataOf(await caller.call(listPostHistory, { workspaceId: owner.workspaceId, postId, ...filter })).entries

test('a post has a history from its idea to its first figures, by kind', async () => {
  const { workspaceId, uid } = owner
  const stored = { schema: 1, rev: 1, createdBy: uid, updatedAt: Timestamp.now() }
  const [idea, dated] = [{ text: 'Chairs of oak', media: [], labels: [], source: '', laneId: 'l', place: 0 }, 60_000]
  const createdAt = Timestamp.fromMillis(Date.now() - dated)
  await database()
    .doc(`${paths.ideas(workspaceId)}/begun`)
    .set({ ...stored, ...idea, postId, createdAt })
  const variants = await database().collection(paths.variants(workspaceId)).where('postId', '==', postId).get()
  const { connectionId, platform } = variants.docs[0]?.data() ?? {}
  const figures = { variantId: variants.docs[0]?.id ?? '', postId, connectionId, platform, state: 'measured' }
  for (const [age, likes, hours] of [
    ['1h', 3, 1],
    ['24h', 9, 24],
  ] as const) {
    const measuredAt = Timestamp.fromMillis(Date.now() - 1_000 + hours)
    const values = { likes }
    const times = { createdAt: measuredAt, publishedAt: measuredAt, measuredAt }
    await database()
      .doc(`${paths.metrics(workspaceId)}/${figures.variantId}_${age}`)
      .set({ ...stored, ...figures, ...times, age, values })
  }
  const entries = await historyFor(owner)
  expect(entries.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['measured', 'approve', 'commented', 'ask_approval', 'schedule', 'drafted', 'idea']),
  )
  expect(entries.at(-1)).toMatchObject({ act: 'idea', words: 'Chairs of oak' })
  expect(entries.filter(({ act }) => act === 'measured')).toMatchObject([
    { measured: { age: '1h', values: { likes: 3 } }, channels: [{ connectionId }] },
  ])
  expect((await historyFor(owner, { kind: 'comments' })).map(({ act }) => act)).toEqual(['commented'])
  expect((await historyFor(owner, { kind: 'approvals' })).map(({ act }) => act)).toEqual(['approve', 'ask_approval'])
  expect(entries.find(({ act }) => act === 'schedule')?.plannedFor).toBeGreaterThan(Date.now())
})

test('clients read the history of a post without internal comments, viewers all of it, strangers nothing', async () => {
  const [client, viewer, stranger] = [await createCaller(), await createCaller(), await createCaller()]
  const { workspaceId } = owner
  await addMember(workspaceId, client.uid, 'client')
  await addMember(workspaceId, viewer.uid, 'viewer')
  const open = { subject: { kind: 'post' as const, postId }, commentId: 'two', threadId: null }
  dataOf(await editor.call(addComment, { workspaceId, ...open, text: 'For you, too', visibility: 'client' }))
  const wordsFor = async (caller: TestCaller) =>
    (await historyFor(caller, { kind: 'comments' })).map(({ words }) => words)
  expect(await wordsFor(client)).toEqual(['For you, too'])
  expect(await wordsFor(viewer)).toEqual(['For you, too', 'Is it oak?'])
  errorOf(await stranger.call(listPostHistory, { workspaceId, postId }), 'not_found')
  const { workspaceId: own } = stranger
  errorOf(await stranger.call(listPostHistory, { workspaceId: own, postId }), 'not_found')
})

test('a history goes on page by page to its end, each entry once', async () => {
  const { workspaceId } = owner
  const id = await addDraft(owner, { text: 'Much discussed' })
  // Storing a version deletes the oldest beyond the limit, so the first one has to be stored before 120 more are added.
  const versions = database().collection(paths.postVersions(workspaceId, id))
  await eventually(async () => expect((await versions.get()).size).toBe(1))
  const batch = database().batch()
  const begun = Date.now() - 100_000
  for (let each = 0; each < 120; each += 1) {
    const at = Timestamp.fromMillis(begun + Math.floor(each / 2))
    const version = { schema: 1, rev: 1, createdBy: owner.uid, createdAt: at, updatedAt: at, postRev: each + 2 }
    const fields = { ...version, basedOn: 1, contentHash: 'a'.repeat(64), draft: emptyDraft() }
    batch.create(versions.doc(`v${each}`), fields)
  }
  await batch.commit()
  const found: string[] = []
  let before: number | null = null
  for (let page = 0; page < 10; page += 1) {
    const reply: OutputOf<typeof listPostHistory> = dataOf(
      await owner.call(listPostHistory, { workspaceId, postId: id, before, kind: 'content' }),
    )
    found.push(...reply.entries.filter(({ act }) => act === 'edited').map(({ id: entry }) => entry))
    before = reply.next
    if (before === null) break
  }
  expect(before).toBeNull()
  expect(new Set(found).size).toBe(120)
  expect(found).toHaveLength(120)
})
