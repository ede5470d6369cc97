import { uploadMedia } from '@postwright/core/api/media'
import { schedulePost, type When } from '@postwright/core/api/posts'
import { addToQueue, saveQueue } from '@postwright/core/api/queues'
import { createSeries } from '@postwright/core/api/series'
import { posts } from '@postwright/core/collections/posts'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import type { Desk } from './desk.ts'
import { demoPicture } from './picture.ts'

const QUEUE = 'demo-notes'
const WEEKDAYS = { tuesday: 2, thursday: 4, saturday: 6 }

/** Days from today and the time of the day. */
const PLANNED = [
  { in: 1, time: '09:00', text: 'Tomorrow at nine: the week in three sentences. https://postwright.app' },
  {
    in: 2,
    time: '12:30',
    text: 'How a dovetail is cut, in one minute and without words. What do you cut first, pins or tails?',
  },
  {
    in: 4,
    time: '17:00',
    text: 'Two benches are still free on Friday. Bring the chair that wobbles, we have the glue.',
  },
  { in: 8, time: '09:15', text: '7 shavings, 7 angles: this is what a plane says about its blade. #Woodwork' },
  { in: 9, time: '18:00', text: 'The walnut table is finished. It took 41 hours, and it will outlive all of us.' },
]

const QUEUED = [
  'Oil before wax, never the other way round. Here is why.',
  'A chair that is repaired costs 40 euros. A new one costs 120 and wobbles after two years.',
]

/** Posts in every state a person meets on the first day: out, planned, waiting in a queue, repeated each week, and begun. */
export async function writeDemoPosts(desk: Desk): Promise<void> {
  await publishPicturePost(desk)
  for (const [at, { in: days, time, text }] of PLANNED.entries()) {
    const id = `demo-planned-${at + 1}`
    await writePost(desk, id, { text })
    await schedule(desk, id, { kind: 'at', local: `${dayIn(desk, days).toString()}T${time}`, tzid: desk.tzid })
  }
  await fillQueue(desk)
  await repeatWeekly(desk)
  const text =
    'The oak stools are back, and they are cheap for what they are.\n\nWe oil each one by hand, three coats, a day apart…'
  await writePost(desk, 'demo-draft', { text })
}

async function publishPicturePost(desk: Desk): Promise<void> {
  const { api, workspaceId } = desk
  const { media } = await api.call(uploadMedia, { workspaceId, name: 'morning.png' }, demoPicture())
  await writePost(desk, 'demo-published', {
    text: 'Good morning! This one went out to the sandbox channel, picture and all. #hello',
    media: [{ mediaId: media.id, alt: 'A soft gradient from warm sand to evening blue' }],
  })
  await schedule(desk, 'demo-published', { kind: 'now' })
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
  const startsOn = dayIn(desk, 1).toString()
  const rhythm = { kind: 'weekly' as const, interval: 1, weekdays: [saturday], weekStart: 1 }
  const rule = { rhythm, startsOn, end: { kind: 'after' as const, count: 6 } }
  await api.call(createSeries, { workspaceId, postId, rev: 1, times: { rule, time: '08:00', tzid } })
}

const dayIn = ({ tzid }: Desk, days: number) => Temporal.Now.plainDateISO(tzid).add({ days })

async function writePost({ documents, workspaceId, connectionId }: Desk, id: string, draft: Partial<PostDraft>) {
  await documents.create(posts, { workspaceId, id }, { ...emptyDraft(), connectionIds: [connectionId], ...draft })
}

async function schedule({ api, workspaceId }: Desk, postId: string, when: When): Promise<void> {
  await api.call(schedulePost, { workspaceId, postId, rev: 1, when })
}
