import { bulkPosts, type BulkChange } from '@postwright/core/api/bulk-posts'
import { schedulePost } from '@postwright/core/api/posts'
import { saveQueue } from '@postwright/core/api/queues'
import type { Connection } from '@postwright/core/model/connection'
import { POST_LABELS_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

let ada: TestCaller
let channel: Connection

beforeAll(async () => {
  ada = await createCaller({ timeZone: 'Europe/Berlin' })
  channel = await addChannel(ada)
})

const run = async (change: BulkChange, by = ada) =>
  dataOf(await by.call(bulkPosts, { workspaceId: ada.workspaceId, change })).results

const stored = (postId: string) => fieldsOf(paths.post(ada.workspaceId, postId))

async function planned(text: string): Promise<{ postId: string; rev: number }> {
  const postId = await addDraft(ada, { text, connectionIds: [channel.id] })
  const call = { workspaceId: ada.workspaceId, postId, rev: 1, when: tomorrow() }
  return { postId, rev: dataOf(await ada.call(schedulePost, call)).post.rev }
}

const later = { kind: 'at', local: '2027-05-01T10:15', tzid: 'Europe/Berlin' } as const

describe('changing several posts', () => {
  test('moves each to its own time, and says of each what became of it, in the order of the call', async () => {
    const [one, two] = [await planned('One'), await planned('Two')]
    const draft = { postId: await addDraft(ada), rev: 1 }
    const stale = { ...(await planned('Stale')), rev: 1 }
    const items = [one, draft, stale, two, { postId: 'gone', rev: 1 }].map((item) => ({ ...item, when: later }))
    const results = await run({ kind: 'move', items })
    expect(results.map(({ postId }) => postId)).toEqual(items.map(({ postId }) => postId))
    expect(results.map((result) => (result.ok ? result.rev : result.code))).toEqual([
      3,
      'not_scheduled',
      'stale_revision',
      3,
      'not_found',
    ])
    expect(results[1]).toMatchObject({ detail: expect.stringMatching(/\w+\.$/) })
    const at = Timestamp.fromMillis(Date.UTC(2027, 4, 1, 8, 15))
    expect(await stored(one.postId)).toMatchObject({ plannedAt: at, nextAt: at, lifecycle: 'scheduled' })
    expect(await stored(stale.postId)).toMatchObject({ rev: 2 })
  })

  test('gives them the next slots of a queue, in the order of the call', async () => {
    const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '18:30' }))
    const draft = { name: 'Evenings', connectionIds: [channel.id], tzid: 'UTC', slots, evergreen: null }
    const queueId = 'evenings'
    dataOf(await ada.call(saveQueue, { workspaceId: ada.workspaceId, queueId, rev: 0, draft }))
    const items = [await planned('One'), { postId: await addDraft(ada), rev: 1 }]
    expect(await run({ kind: 'queue', queueId, items })).toMatchObject([{ ok: true }, { ok: true }])
    const [first, second] = await Promise.all(
      items.map(async ({ postId }) => (await stored(postId))?.['nextAt'].toMillis()),
    )
    expect(second - first).toBe(24 * 60 * 60 * 1000)
  })

  test('brings posts back to the slots that they had, from another queue and from the drafts, but not to one that is taken', async () => {
    const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '07:15' }))
    const draft = { name: 'Early', connectionIds: [channel.id], tzid: 'UTC', slots, evergreen: null }
    for (const queueId of ['early', 'other']) {
      dataOf(await ada.call(saveQueue, { workspaceId: ada.workspaceId, queueId, rev: 0, draft }))
    }
    const revsOf = (results: Awaited<ReturnType<typeof run>>) =>
      results.map((result) => ({ postId: result.postId, rev: result.ok ? (result.rev ?? 0) : 0 }))
    const [one, two] = revsOf(
      await run({ kind: 'queue', queueId: 'early', items: [await planned('1'), await planned('2')] }),
    )
    if (!one || !two) throw new Error('two posts were planned')
    const before = await Promise.all(
      [one, two].map(async ({ postId }) => (await stored(postId))?.['nextAt'].toMillis()),
    )
    const moved = revsOf(await run({ kind: 'queue', queueId: 'other', items: [one] }))
    const cancelled = revsOf(await run({ kind: 'cancel', items: [two] }))
    const back = [...moved, ...cancelled].map((item, at) => ({ ...item, queueId: 'early', at: before[at] }))
    expect(await run({ kind: 'slots', items: back })).toMatchObject([{ ok: true }, { ok: true }])
    for (const [at, { postId }] of [one, two].entries()) {
      const nextAt = Timestamp.fromMillis(before[at])
      expect(await stored(postId)).toMatchObject({ queueId: 'early', lifecycle: 'scheduled', nextAt })
    }
    const late = { ...(await planned('3')), queueId: 'early', at: before[0] }
    expect(await run({ kind: 'slots', items: [late] })).toMatchObject([{ ok: false, code: 'slot_taken' }])
  })

  test('takes posts off the schedule and puts them back', async () => {
    const [one, two] = [await planned('One'), await planned('Two')]
    const cancelled = await run({ kind: 'cancel', items: [one, two] })
    expect(await stored(one.postId)).toMatchObject({ lifecycle: 'draft', plannedAt: null })
    const items = cancelled.map((result) => ({
      postId: result.postId,
      rev: result.ok ? (result.rev ?? 1) : 0,
      when: later,
    }))
    expect((await run({ kind: 'schedule', items })).every(({ ok }) => ok)).toBe(true)
    expect(await stored(two.postId)).toMatchObject({ lifecycle: 'scheduled', plannedAt: expect.any(Timestamp) })
  })

  test('says why a network would refuse one of them, and plans the others', async () => {
    const good = { postId: await addDraft(ada, { text: 'Good', connectionIds: [channel.id] }), rev: 1, when: later }
    const empty = { postId: await addDraft(ada, { text: '', connectionIds: [channel.id] }), rev: 1, when: later }
    const results = await run({ kind: 'schedule', items: [empty, good] })
    expect(results[0]).toMatchObject({ ok: false, code: 'content_refused', detail: expect.stringMatching(/\w+ \w+/) })
    expect(results[1]).toMatchObject({ ok: true })
  })

  test('labels posts whatever became of them, each label once and no more than a post has', async () => {
    const one = await planned('One')
    const full = Array.from({ length: POST_LABELS_MAX }, (_, at) => `label ${at}`)
    const two = { postId: await addDraft(ada, { lifecycle: 'published', labels: full }), rev: 1 }
    const results = await run({ kind: 'label', items: [one, two], add: ['launch', 'launch'], remove: [] })
    expect(results.map((result) => (result.ok ? result.rev : result.code))).toEqual([3, 'validation_failed'])
    expect(await stored(one.postId)).toMatchObject({ labels: ['launch'], lifecycle: 'scheduled' })
    const [again] = await run({ kind: 'label', items: [two], add: ['launch'], remove: ['label 0'] })
    expect(again).toMatchObject({ ok: true })
  })

  test('adds a channel and removes another, and what is planned goes on at its time', async () => {
    const other = await addChannel(ada)
    const one = await planned('One')
    const { plannedAt } = (await stored(one.postId)) ?? {}
    const draft = { postId: await addDraft(ada, { connectionIds: [channel.id] }), rev: 1 }
    const out = { postId: await addDraft(ada, { lifecycle: 'published' }), rev: 1 }
    const change = { kind: 'channels', items: [one, draft, out], add: [other.id], remove: [channel.id] } as const
    const results = await run({ ...change, items: [...change.items], add: [other.id], remove: [channel.id] })
    expect(results.map((result) => (result.ok ? result.rev : result.code))).toEqual([3, 2, 'already_published'])
    expect(await stored(one.postId)).toMatchObject({ connectionIds: [other.id], lifecycle: 'scheduled', plannedAt })
    const variant = (id: string) => fieldsOf(paths.variant(ada.workspaceId, `${one.postId}_${id}`))
    expect([(await variant(channel.id))?.['state'], (await variant(other.id))?.['state']]).toEqual([
      'cancelled',
      'scheduled',
    ])
    expect(await stored(draft.postId)).toMatchObject({ connectionIds: [other.id], lifecycle: 'draft' })
  })

  test('deletes posts, and changes one that is named twice once', async () => {
    const one = await planned('One')
    expect(await run({ kind: 'delete', items: [one, one] })).toEqual([{ postId: one.postId, ok: true, rev: null }])
    expect(await stored(one.postId)).toBeUndefined()
  })

  test('is refused to everybody who may not edit, and changes nothing', async () => {
    const one = await planned('One')
    const [viewer, stranger] = [await createCaller(), await createCaller()]
    await addMember(ada.workspaceId, viewer.uid, 'viewer')
    const input = { workspaceId: ada.workspaceId, change: { kind: 'delete' as const, items: [one] } }
    errorOf(await viewer.call(bulkPosts, input), 'forbidden')
    errorOf(await stranger.call(bulkPosts, input), 'not_found')
    // In a workspace of their own there is no such post.
    const own = await stranger.call(bulkPosts, { ...input, workspaceId: stranger.workspaceId })
    expect(dataOf(own).results).toMatchObject([{ ok: false, code: 'not_found' }])
    expect(await stored(one.postId)).toMatchObject({ rev: 2 })
  })

  test('takes ten at a time, and none is no change', async () => {
    const items = Array.from({ length: 11 }, (_, at) => ({ postId: `post${at}`, rev: 1 }))
    errorOf(
      await ada.call(bulkPosts, { workspaceId: ada.workspaceId, change: { kind: 'cancel', items } }),
      'validation_failed',
    )
    errorOf(
      await ada.call(bulkPosts, { workspaceId: ada.workspaceId, change: { kind: 'cancel', items: [] } }),
      'validation_failed',
    )
  })
})
