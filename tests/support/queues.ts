import { addToQueue, saveQueue } from '@postwright/core/api/queues'
import type { InputOf } from '@postwright/core/endpoint'
import type { Queue, QueueDraft } from '@postwright/core/model/queue'
import { paths } from '@postwright/core/paths'
import { slotTimes } from '@postwright/core/slots/slots'
import { randomBytes } from 'node:crypto'
import { dataOf } from './api.ts'
import type { TestCaller } from './callers.ts'
import { fieldsOf } from './documents.ts'
import { addChannel, addDraft } from './drafts.ts'

const MINUTE = 60_000
const MONTHS = 60 * 24 * 60 * MINUTE

/** Times of day that are hours away, so that no slot passes during a test. */
const [SLOT, LATER] = [6, 9].map((hours) => new Date(Date.now() + hours * 60 * MINUTE).toISOString().slice(11, 16))

const dailyAt = (time = '') => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time }))

/** Daily slots at another time of day than the default slots. */
export const laterSlots = () => dailyAt(LATER)

/** A queue draft with one slot a day; set only the fields that the test is about. */
export function queueDraft(draft: Partial<QueueDraft> = {}): QueueDraft {
  return { name: 'Mornings', connectionIds: [], tzid: 'UTC', slots: dailyAt(SLOT), evergreen: null, ...draft }
}

/** Creates a queue in the caller's workspace. */
export async function addQueue(caller: TestCaller, draft: Partial<QueueDraft> = {}): Promise<Queue> {
  const queueId = `queue${randomBytes(6).toString('hex')}`
  const { workspaceId } = caller
  return dataOf(await caller.call(saveQueue, { workspaceId, queueId, rev: 0, draft: queueDraft(draft) })).queue
}

/** Adds a post of the owner's workspace to a queue there, by default into the next free slot. */
export function addInto(
  owner: TestCaller,
  queue: Queue,
  postId: string,
  more: Partial<InputOf<typeof addToQueue>> = {},
  by = owner,
) {
  const place = { kind: 'next' } as const
  return by.call(addToQueue, { workspaceId: owner.workspaceId, queueId: queue.id, postId, place, ...more })
}

/** Creates a queue with a channel of its own and `count` posts in its next slots. */
export async function addFilledQueue(caller: TestCaller, count: number): Promise<{ queue: Queue; posts: string[] }> {
  const channel = await addChannel(caller)
  const queue = await addQueue(caller, { connectionIds: [channel.id] })
  const posts: string[] = []
  for (let n = 0; n < count; n += 1) {
    const postId = await addDraft(caller, { text: `Post ${n}` })
    dataOf(await addInto(caller, queue, postId))
    posts.push(postId)
  }
  return { queue, posts }
}

/** Times of weekly slots in UTC in the next 60 days. */
export function upcoming(slots = dailyAt(SLOT)): number[] {
  return slotTimes({ slots, tzid: 'UTC' }, { from: Date.now() + MINUTE, until: Date.now() + MONTHS })
}

/** Next publish times of posts; 0 for those without one. */
export function nextTimesOf({ workspaceId }: TestCaller, posts: readonly string[]): Promise<number[]> {
  return Promise.all(
    posts.map(async (postId) => (await fieldsOf(paths.post(workspaceId, postId)))?.['nextAt']?.toMillis() ?? 0),
  )
}
