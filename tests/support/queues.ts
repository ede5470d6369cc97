import { addToQueue, saveQueue } from '@postwright/core/api/queues'
import type { InputOf } from '@postwright/core/endpoint'
import type { Queue, QueueDraft } from '@postwright/core/model/queue'
import { paths } from '@postwright/core/paths'
import { slotTimes } from '@postwright/core/slots/slot-times'
import { randomBytes } from 'node:crypto'
import { dataOf } from './api.ts'
import type { TestCaller } from './callers.ts'
import { fieldsOf } from './documents.ts'
import { addChannel, addDraft } from './drafts.ts'

const MINUTE = 60_000
const MONTHS = 60 * 24 * 60 * MINUTE

/** The same time every day. */
export const dailyAt = (time: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time }))

/** What a queue is made of: a slot each morning, and whatever the test is about. */
export function queueDraft(draft: Partial<QueueDraft> = {}): QueueDraft {
  return { name: 'Mornings', connectionIds: [], tzid: 'UTC', slots: dailyAt('09:00'), evergreen: null, ...draft }
}

/** A queue of a caller's workspace. */
export async function addQueue(caller: TestCaller, draft: Partial<QueueDraft> = {}): Promise<Queue> {
  const queueId = `queue${randomBytes(6).toString('hex')}`
  const { workspaceId } = caller
  return dataOf(await caller.call(saveQueue, { workspaceId, queueId, rev: 0, draft: queueDraft(draft) })).queue
}

/** Adds a post of the caller's workspace to a queue there; into the next free slot unless said otherwise. */
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

/** A queue with a channel of its own and so many posts in its next slots. */
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

/** The next instants of weekly slots in UTC. */
export function upcoming(slots = dailyAt('09:00')): number[] {
  return slotTimes({ slots, tzid: 'UTC' }, { from: Date.now() + MINUTE, until: Date.now() + MONTHS })
}

/** When posts go out next; 0 for those without a time. */
export function nextTimesOf({ workspaceId }: TestCaller, posts: readonly string[]): Promise<number[]> {
  return Promise.all(
    posts.map(async (postId) => (await fieldsOf(paths.post(workspaceId, postId)))?.['nextAt']?.toMillis() ?? 0),
  )
}
