import { cancelPost, reschedulePost, schedulePost } from '@postwright/core/api/posts'
import { deleteQueue } from '@postwright/core/api/queues'
import type { Connection } from '@postwright/core/model/connection'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { addFilledQueue, addInto, addQueue, laterSlots, nextTimesOf, upcoming } from '../support/queues.ts'

const DAY = 24 * 60 * 60 * 1000

let ada: TestCaller
let channel: Connection

beforeAll(async () => {
  ada = await createCaller()
  channel = await addChannel(ada)
})

const inPlan = async (postId: string) => (await fieldsOf(paths.post(ada.workspaceId, postId)))?.['queueId']

describe('adding a post', () => {
  test('plans it for the next free slot, on the channels of the queue where it names none', async () => {
    const { queue, posts } = await addFilledQueue(ada, 2)
    const [first, second] = upcoming()
    expect(await nextTimesOf(ada, posts)).toEqual([first, second])
    const variant = await fieldsOf(
      paths.variant(ada.workspaceId, variantId(posts[0] ?? '', queue.connectionIds[0] ?? '')),
    )
    expect(variant).toMatchObject({ state: 'scheduled', queueId: queue.id, content: { text: 'Post 0' } })
  })

  test('again changes nothing: it has its slot', async () => {
    const { queue, posts } = await addFilledQueue(ada, 1)
    const [before] = await nextTimesOf(ada, posts)
    const { at, post } = dataOf(await addInto(ada, queue, posts[0] ?? '', { rev: 1 }))
    expect([at, post.generation]).toEqual([before, 1])
  })

  test('at once by many people never gives two of them the same slot', async () => {
    const { queue } = await addFilledQueue(ada, 0)
    const posts = await Promise.all(Array.from({ length: 6 }, () => addDraft(ada)))
    const added = await Promise.all(posts.map(async (postId) => dataOf(await addInto(ada, queue, postId)).at))
    expect(added.toSorted((a, b) => a - b)).toEqual(upcoming().slice(0, 6))
  })

  test('passes over a slot at which the channel has a post that was planned by hand', async () => {
    const { queue } = await addFilledQueue(ada, 0)
    const [first = 0, second] = upcoming()
    const connectionIds = queue.connectionIds
    const byHand = { postId: await addDraft(ada, { connectionIds }), rev: 1, workspaceId: ada.workspaceId }
    const local = new Date(first).toISOString().slice(0, 16)
    dataOf(await ada.call(schedulePost, { ...byHand, when: { kind: 'at', local, tzid: 'UTC' } }))
    expect(dataOf(await addInto(ada, queue, await addDraft(ada))).at).toBe(second)
  })

  test('to a slot that a person has chosen, at the top and at the end', async () => {
    const { queue, posts } = await addFilledQueue(ada, 2)
    const slots = upcoming()
    const sixth = slots[5] ?? 0
    const chosen = await addDraft(ada)
    expect(dataOf(await addInto(ada, queue, chosen, { place: { kind: 'slot', at: sixth } })).at).toBe(sixth)
    errorOf(await addInto(ada, queue, await addDraft(ada), { place: { kind: 'slot', at: sixth } }), 'slot_taken')
    errorOf(
      await addInto(ada, queue, await addDraft(ada), { place: { kind: 'slot', at: (slots[6] ?? 0) + 60_000 } }),
      'slot_taken',
    )
    const last = await addDraft(ada)
    expect(dataOf(await addInto(ada, queue, last, { place: { kind: 'end' } })).at).toBe(slots[6])
    const top = await addDraft(ada)
    expect(dataOf(await addInto(ada, queue, top, { place: { kind: 'top' } })).at).toBe(slots[0])
    expect(await nextTimesOf(ada, [top, ...posts, chosen, last])).toEqual([0, 1, 2, 5, 6].map((n) => slots[n]))
  })

  test('takes a scheduled post with the words that were frozen, if that is wanted', async () => {
    const { queue, posts } = await addFilledQueue(ada, 1)
    const [postId = ''] = posts
    await setFields(paths.post(ada.workspaceId, postId), { text: 'Edited, and not to go out' })
    const other = await addQueue(ada, { connectionIds: queue.connectionIds, slots: laterSlots() })
    const { variants, post } = dataOf(await addInto(ada, other, postId, { content: 'scheduled' }))
    expect([post.queueId, variants[0]?.content.text]).toEqual([other.id, 'Post 0'])
  })

  test('is refused without a slot in two years, without a channel, to strangers and to viewers', async () => {
    const postId = await addDraft(ada)
    errorOf(await addInto(ada, await addQueue(ada, { connectionIds: [channel.id], slots: [] }), postId), 'no_free_slot')
    errorOf(await addInto(ada, await addQueue(ada, { connectionIds: [] }), postId), 'nothing_to_publish')
    const queue = await addQueue(ada, { connectionIds: [channel.id] })
    const eve = await createCaller()
    errorOf(await addInto(ada, queue, postId, {}, eve), 'not_found')
    await addMember(ada.workspaceId, eve.uid, 'viewer')
    errorOf(await addInto(ada, queue, postId, {}, eve), 'forbidden')
    errorOf(await addInto(ada, queue, postId, { rev: 7 }), 'stale_revision')
    errorOf(await addInto(ada, { ...queue, id: 'nowhere' }, postId), 'not_found')
    errorOf(await addInto(ada, queue, 'nowhere'), 'not_found')
    expect(await fieldsOf(paths.post(ada.workspaceId, postId))).toMatchObject({ lifecycle: 'draft', queueId: null })
  })
})

describe('a post leaves its queue', () => {
  test('when a person moves it to another time or cancels it; its slot is free then', async () => {
    const { queue, posts } = await addFilledQueue(ada, 2)
    const [moved = '', cancelled = ''] = posts
    const own = { workspaceId: ada.workspaceId, rev: 2 }
    const when = { kind: 'at', local: new Date(Date.now() + 3 * DAY).toISOString().slice(0, 16), tzid: 'UTC' } as const
    dataOf(await ada.call(reschedulePost, { ...own, postId: moved, when }))
    dataOf(await ada.call(cancelPost, { ...own, postId: cancelled }))
    expect([await inPlan(moved), await inPlan(cancelled)]).toEqual([null, null])
    expect(dataOf(await addInto(ada, queue, cancelled)).at).toBe(upcoming()[0])
  })

  test('but not when it is planned again for the slot that it has', async () => {
    const { queue, posts } = await addFilledQueue(ada, 1)
    const [postId = ''] = posts
    const [at = 0] = await nextTimesOf(ada, posts)
    const when = { kind: 'at', local: new Date(at).toISOString().slice(0, 16), tzid: 'UTC' } as const
    dataOf(await ada.call(schedulePost, { workspaceId: ada.workspaceId, postId, rev: 2, when }))
    expect(await inPlan(postId)).toBe(queue.id)
  })
})

test('deleting a queue leaves its posts at their times', async () => {
  const { queue, posts } = await addFilledQueue(ada, 1)
  const before = await nextTimesOf(ada, posts)
  const place = { workspaceId: ada.workspaceId, queueId: queue.id }
  expect(dataOf(await ada.call(deleteQueue, place))).toEqual({ deleted: true })
  errorOf(await ada.call(deleteQueue, place), 'not_found')
  expect(await nextTimesOf(ada, posts)).toEqual(before)
})
