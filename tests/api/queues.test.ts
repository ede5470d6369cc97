import { cancelPost, reschedulePost, schedulePost } from '@postwright/core/api/posts'
import {
  addToQueue,
  deleteQueue,
  moveInQueue,
  saveQueue,
  setQueuePause,
  shuffleQueue,
} from '@postwright/core/api/queues'
import type { InputOf } from '@postwright/core/endpoint'
import type { Connection } from '@postwright/core/model/connection'
import type { Queue, QueueDraft } from '@postwright/core/model/queue'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { slotTimes } from '@postwright/core/slots/slot-times'
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

const DAY = 24 * 60 * 60 * 1000
const DAILY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))
const NOONS = DAILY.map(({ weekday }) => ({ weekday, time: '12:00' }))

let ada: TestCaller
let channel: Connection

beforeAll(async () => {
  ada = await createCaller()
  channel = await addChannel(ada)
})

type Draft = Partial<QueueDraft>

const draftOf = (draft: Draft = {}): QueueDraft => ({
  name: 'Mornings',
  connectionIds: [channel.id],
  tzid: 'UTC',
  slots: DAILY,
  evergreen: null,
  ...draft,
})

async function newQueue(draft: Draft = {}): Promise<Queue> {
  const queueId = `queue${randomBytes(6).toString('hex')}`
  return dataOf(await ada.call(saveQueue, { workspaceId: ada.workspaceId, queueId, rev: 0, draft: draftOf(draft) }))
    .queue
}

const add = (queue: Queue, postId: string, more: Partial<InputOf<typeof addToQueue>> = {}, by = ada) =>
  by.call(addToQueue, {
    workspaceId: ada.workspaceId,
    queueId: queue.id,
    postId,
    place: { kind: 'next' },
    ...more,
  })

/** Posts in the next slots of a queue, on a channel of their own. */
async function filled(count: number): Promise<{ queue: Queue; posts: string[] }> {
  const own = await addChannel(ada)
  const queue = await newQueue({ connectionIds: [own.id] })
  const posts: string[] = []
  for (let n = 0; n < count; n += 1) {
    const postId = await addDraft(ada, { text: `Post ${n}` })
    dataOf(await add(queue, postId))
    posts.push(postId)
  }
  return { queue, posts }
}

const upcoming = (slots = DAILY) =>
  slotTimes({ slots, tzid: 'UTC' }, { from: Date.now() + 60_000, until: Date.now() + 60 * DAY })

/** When posts go out, as their posts and their publications say. */
async function timesOf(posts: readonly string[]): Promise<number[]> {
  return Promise.all(
    posts.map(async (postId) => {
      const fields = await fieldsOf(paths.post(ada.workspaceId, postId))
      return fields?.['nextAt'].toMillis()
    }),
  )
}

const inPlan = async (postId: string) => (await fieldsOf(paths.post(ada.workspaceId, postId)))?.['queueId']

describe('adding a post', () => {
  test('plans it for the next free slot, on the channels of the queue where it names none', async () => {
    const { queue, posts } = await filled(2)
    const [first, second] = upcoming()
    expect(await timesOf(posts)).toEqual([first, second])
    const variant = await fieldsOf(
      paths.variant(ada.workspaceId, variantId(posts[0] ?? '', queue.connectionIds[0] ?? '')),
    )
    expect(variant).toMatchObject({ state: 'scheduled', queueId: queue.id, content: { text: 'Post 0' } })
  })

  test('again changes nothing: it has its slot', async () => {
    const { queue, posts } = await filled(1)
    const [before] = await timesOf(posts)
    const { at, post } = dataOf(await add(queue, posts[0] ?? '', { rev: 1 }))
    expect([at, post.generation]).toEqual([before, 1])
  })

  test('at once by many people never gives two of them the same slot', async () => {
    const { queue } = await filled(0)
    const posts = await Promise.all(Array.from({ length: 6 }, () => addDraft(ada)))
    const added = await Promise.all(posts.map(async (postId) => dataOf(await add(queue, postId)).at))
    expect(added.toSorted((a, b) => a - b)).toEqual(upcoming().slice(0, 6))
  })

  test('passes over a slot at which the channel has a post that was planned by hand', async () => {
    const { queue } = await filled(0)
    const [first = 0, second] = upcoming()
    const connectionIds = queue.connectionIds
    const byHand = { postId: await addDraft(ada, { connectionIds }), rev: 1, workspaceId: ada.workspaceId }
    const local = new Date(first).toISOString().slice(0, 16)
    dataOf(await ada.call(schedulePost, { ...byHand, when: { kind: 'at', local, tzid: 'UTC' } }))
    expect(dataOf(await add(queue, await addDraft(ada))).at).toBe(second)
  })

  test('to a slot that a person has chosen, at the top and at the end', async () => {
    const { queue, posts } = await filled(2)
    const slots = upcoming()
    const sixth = slots[5] ?? 0
    const chosen = await addDraft(ada)
    expect(dataOf(await add(queue, chosen, { place: { kind: 'slot', at: sixth } })).at).toBe(sixth)
    errorOf(await add(queue, await addDraft(ada), { place: { kind: 'slot', at: sixth } }), 'slot_taken')
    errorOf(
      await add(queue, await addDraft(ada), { place: { kind: 'slot', at: (slots[6] ?? 0) + 60_000 } }),
      'slot_taken',
    )
    const last = await addDraft(ada)
    expect(dataOf(await add(queue, last, { place: { kind: 'end' } })).at).toBe(slots[6])
    const top = await addDraft(ada)
    expect(dataOf(await add(queue, top, { place: { kind: 'top' } })).at).toBe(slots[0])
    expect(await timesOf([top, ...posts, chosen, last])).toEqual([0, 1, 2, 5, 6].map((n) => slots[n]))
  })

  test('takes a scheduled post with the words that were frozen, if that is wanted', async () => {
    const { queue, posts } = await filled(1)
    const [postId = ''] = posts
    await setFields(paths.post(ada.workspaceId, postId), { text: 'Edited, and not to go out' })
    const other = await newQueue({ connectionIds: queue.connectionIds, slots: NOONS })
    const { variants, post } = dataOf(await add(other, postId, { content: 'scheduled' }))
    expect([post.queueId, variants[0]?.content.text]).toEqual([other.id, 'Post 0'])
  })

  test('is refused without a slot in two years, without a channel, to strangers and to viewers', async () => {
    const postId = await addDraft(ada)
    errorOf(await add(await newQueue({ slots: [] }), postId), 'no_free_slot')
    errorOf(await add(await newQueue({ connectionIds: [] }), postId), 'nothing_to_publish')
    const queue = await newQueue()
    const eve = await createCaller()
    errorOf(await add(queue, postId, {}, eve), 'not_found')
    await addMember(ada.workspaceId, eve.uid, 'viewer')
    errorOf(await add(queue, postId, {}, eve), 'forbidden')
    errorOf(await add(queue, postId, { rev: 7 }), 'stale_revision')
    errorOf(await add({ ...queue, id: 'nowhere' }, postId), 'not_found')
    errorOf(await add(queue, 'nowhere'), 'not_found')
    expect(await fieldsOf(paths.post(ada.workspaceId, postId))).toMatchObject({ lifecycle: 'draft', queueId: null })
  })
})

describe('a post leaves its queue', () => {
  test('when a person moves it to another time or cancels it; its slot is free then', async () => {
    const { queue, posts } = await filled(2)
    const [moved = '', cancelled = ''] = posts
    const own = { workspaceId: ada.workspaceId, rev: 2 }
    const when = { kind: 'at', local: new Date(Date.now() + 3 * DAY).toISOString().slice(0, 16), tzid: 'UTC' } as const
    dataOf(await ada.call(reschedulePost, { ...own, postId: moved, when }))
    dataOf(await ada.call(cancelPost, { ...own, postId: cancelled }))
    expect([await inPlan(moved), await inPlan(cancelled)]).toEqual([null, null])
    expect(dataOf(await add(queue, cancelled)).at).toBe(upcoming()[0])
  })

  test('but not when it is planned again for the slot that it has', async () => {
    const { queue, posts } = await filled(1)
    const [postId = ''] = posts
    const [at = 0] = await timesOf(posts)
    const when = { kind: 'at', local: new Date(at).toISOString().slice(0, 16), tzid: 'UTC' } as const
    dataOf(await ada.call(schedulePost, { workspaceId: ada.workspaceId, postId, rev: 2, when }))
    expect(await inPlan(postId)).toBe(queue.id)
  })
})

describe('reordering', () => {
  const move = (queue: Queue, postId: string, at: number) =>
    ada.call(moveInQueue, { workspaceId: ada.workspaceId, queueId: queue.id, postId, at })

  test('moves the slots with the posts, and saying it again changes nothing', async () => {
    const { queue, posts } = await filled(4)
    const [a = '', b = '', c = '', d = ''] = posts
    const slots = await timesOf(posts)
    for (const _ of ['first', 'again']) dataOf(await move(queue, d, slots[1] ?? 0))
    expect(await timesOf([a, d, b, c])).toEqual(slots)
    dataOf(await move(queue, d, slots[3] ?? 0))
    expect(await timesOf(posts)).toEqual(slots)
  })

  test('is refused for a moment that is no slot and for a post that does not wait there', async () => {
    const { queue, posts } = await filled(1)
    errorOf(await move(queue, posts[0] ?? '', Date.now() + DAY + 1), 'slot_taken')
    errorOf(await move(queue, 'nowhere', upcoming()[3] ?? 0), 'not_found')
  })

  test('at random keeps the slots, and gives the same order for the same seed', async () => {
    const { queue, posts } = await filled(5)
    const slots = await timesOf(posts)
    const shuffle = () => ada.call(shuffleQueue, { workspaceId: ada.workspaceId, queueId: queue.id, seed: 4 })
    expect(dataOf(await shuffle()).queue.moves).toEqual([])
    const shuffled = await timesOf(posts)
    expect(shuffled).not.toEqual(slots)
    expect(shuffled.toSorted((x, y) => x - y)).toEqual(slots)
    dataOf(await shuffle())
    expect(await timesOf(posts)).toEqual(shuffled)
  })
})

describe('other slots', () => {
  test('take the posts with them, in their order; more than ten in the background', async () => {
    const { queue, posts } = await filled(12)
    const draft = draftOf({ connectionIds: queue.connectionIds, slots: NOONS })
    const change = { workspaceId: ada.workspaceId, queueId: queue.id, rev: queue.rev, draft }
    expect(dataOf(await ada.call(saveQueue, change)).queue.moves).toHaveLength(12)
    dataOf(await ada.call(saveQueue, change))
    await expect.poll(() => timesOf(posts), { timeout: 60_000, interval: 300 }).toEqual(upcoming(NOONS).slice(0, 12))
    expect(await fieldsOf(paths.queue(ada.workspaceId, queue.id))).toMatchObject({
      moves: [],
      movingAt: null,
      movedBy: null,
    })
    errorOf(await ada.call(saveQueue, { ...change, draft: draftOf({ name: 'Another tab' }) }), 'stale_revision')
  })
})

describe('a pause', () => {
  const pause = (queue: Queue, isPaused: boolean) =>
    ada.call(setQueuePause, { workspaceId: ada.workspaceId, queueId: queue.id, isPaused })

  test('holds what comes due, and ends with the next slots in the old order', async () => {
    const { queue, posts } = await filled(2)
    const [held = '', next = ''] = posts
    expect(dataOf(await pause(queue, true)).queue.pausedAt).not.toBeNull()
    const id = variantId(held, queue.connectionIds[0] ?? '')
    const error = { kind: 'paused', detail: '', retryable: true }
    await setFields(paths.variant(ada.workspaceId, id), {
      state: 'held',
      dueAt: null,
      error,
    })
    await setFields(paths.post(ada.workspaceId, held), { lifecycle: 'attention', nextAt: null })
    expect(dataOf(await pause(queue, false)).queue).toMatchObject({ pausedAt: null, moves: [] })
    expect(await timesOf([held, next])).toEqual(upcoming().slice(0, 2))
    expect(await fieldsOf(paths.variant(ada.workspaceId, id))).toMatchObject({ state: 'scheduled', error: null })
  })
})

test('deleting a queue leaves its posts at their times', async () => {
  const { queue, posts } = await filled(1)
  const before = await timesOf(posts)
  const place = { workspaceId: ada.workspaceId, queueId: queue.id }
  expect(dataOf(await ada.call(deleteQueue, place))).toEqual({ deleted: true })
  errorOf(await ada.call(deleteQueue, place), 'not_found')
  expect(await timesOf(posts)).toEqual(before)
})
