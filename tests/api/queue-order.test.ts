import { moveInQueue, saveQueue, setQueuePause, shuffleQueue } from '@postwright/core/api/queues'
import type { Queue } from '@postwright/core/model/queue'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addFilledQueue, laterSlots, nextTimesOf, queueDraft, upcoming } from '../support/queues.ts'

const DAY = 24 * 60 * 60 * 1000

let ada: TestCaller

beforeAll(async () => {
  ada = await createCaller()
})

describe('reordering', () => {
  const move = (queue: Queue, postId: string, at: number) =>
    ada.call(moveInQueue, { workspaceId: ada.workspaceId, queueId: queue.id, postId, at })

  test('moves the slots with the posts, and saying it again changes nothing', async () => {
    const { queue, posts } = await addFilledQueue(ada, 4)
    const [a = '', b = '', c = '', d = ''] = posts
    const slots = await nextTimesOf(ada, posts)
    for (const _ of ['first', 'again']) dataOf(await move(queue, d, slots[1] ?? 0))
    expect(await nextTimesOf(ada, [a, d, b, c])).toEqual(slots)
    dataOf(await move(queue, d, slots[3] ?? 0))
    expect(await nextTimesOf(ada, posts)).toEqual(slots)
  })

  test('is refused for a moment that is no slot and for a post that does not wait there', async () => {
    const { queue, posts } = await addFilledQueue(ada, 1)
    errorOf(await move(queue, posts[0] ?? '', Date.now() + DAY + 1), 'slot_taken')
    errorOf(await move(queue, 'nowhere', upcoming()[3] ?? 0), 'not_found')
  })

  test('at random keeps the slots, and gives the same order for the same seed', async () => {
    const { queue, posts } = await addFilledQueue(ada, 5)
    const slots = await nextTimesOf(ada, posts)
    const shuffle = () => ada.call(shuffleQueue, { workspaceId: ada.workspaceId, queueId: queue.id, seed: 4 })
    expect(dataOf(await shuffle()).queue.moves).toEqual([])
    const shuffled = await nextTimesOf(ada, posts)
    expect(shuffled).not.toEqual(slots)
    expect(shuffled.toSorted((x, y) => x - y)).toEqual(slots)
    dataOf(await shuffle())
    expect(await nextTimesOf(ada, posts)).toEqual(shuffled)
  })
})

describe('other slots', () => {
  test('take the posts with them, in their order; more than ten in the background', async () => {
    const { queue, posts } = await addFilledQueue(ada, 12)
    const draft = queueDraft({ connectionIds: queue.connectionIds, slots: laterSlots() })
    const change = { workspaceId: ada.workspaceId, queueId: queue.id, rev: queue.rev, draft }
    expect(dataOf(await ada.call(saveQueue, change)).queue.moves).toHaveLength(12)
    dataOf(await ada.call(saveQueue, change))
    await expect.poll(() => nextTimesOf(ada, posts), { interval: 300 }).toEqual(upcoming(laterSlots()).slice(0, 12))
    expect(await fieldsOf(paths.queue(ada.workspaceId, queue.id))).toMatchObject({
      moves: [],
      movingAt: null,
      movedBy: null,
    })
    errorOf(await ada.call(saveQueue, { ...change, draft: queueDraft({ name: 'Another tab' }) }), 'stale_revision')
  })
})

describe('a pause', () => {
  const pause = (queue: Queue, isPaused: boolean) =>
    ada.call(setQueuePause, { workspaceId: ada.workspaceId, queueId: queue.id, isPaused })

  test('holds what comes due, and ends with the next slots in the old order', async () => {
    const { queue, posts } = await addFilledQueue(ada, 2)
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
    expect(await nextTimesOf(ada, [held, next])).toEqual(upcoming().slice(0, 2))
    expect(await fieldsOf(paths.variant(ada.workspaceId, id))).toMatchObject({ state: 'scheduled', error: null })
  })
})
