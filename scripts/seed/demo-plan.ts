import { addToQueue, saveQueue } from '@postwright/core/api/queues'
import { createSeries } from '@postwright/core/api/series'
import { dayIn } from './day-in.ts'
import type { Desk } from './desk.ts'
import { writePost } from './write-post.ts'

const QUEUE = 'demo-notes'
const WEEKDAYS = { tuesday: 2, thursday: 4, saturday: 6 }

const QUEUED = [
  'Oil before wax, never the other way round. Here is why.',
  'A chair that is repaired costs 40 euros. A new one costs 120 and wobbles after two years.',
]

/** Creates a queue with posts in its next slots, and posts that recur weekly. */
export async function writeDemoPlan(desk: Desk): Promise<void> {
  await fillQueue(desk)
  await repeatWeekly(desk)
}

async function fillQueue(desk: Desk): Promise<void> {
  const { api, workspaceId, connectionId, tzid } = desk
  const slots = [WEEKDAYS.tuesday, WEEKDAYS.thursday].map((weekday) => ({ weekday, time: '09:30' }))
  const draft = { name: 'Workshop notes', connectionIds: [connectionId], tzid, slots, evergreen: null }
  await api.call(saveQueue, { workspaceId, queueId: QUEUE, rev: 0, draft })
  for (const [at, text] of QUEUED.entries()) {
    const postId = `demo-queued-${at + 1}`
    await writePost(desk, postId, { text })
    await api.call(addToQueue, { workspaceId, queueId: QUEUE, postId, rev: 1, place: { kind: 'next' } })
  }
}

async function repeatWeekly(desk: Desk): Promise<void> {
  const { api, workspaceId, tzid } = desk
  const postId = 'demo-weekly'
  await writePost(desk, postId, { text: 'Open today from ten to four. Come in, look around, sit on everything.' })
  const { saturday } = WEEKDAYS
  const startsOn = dayIn(tzid, 1)
  const rhythm = { kind: 'weekly' as const, interval: 1, weekdays: [saturday], weekStart: 1 }
  const rule = { rhythm, startsOn, end: { kind: 'after' as const, count: 6 } }
  await api.call(createSeries, { workspaceId, postId, rev: 1, times: { rule, time: '08:00', tzid } })
}
