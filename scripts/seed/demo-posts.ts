import { uploadMedia } from '@postwright/core/api/media'
import { schedulePost, type When } from '@postwright/core/api/posts'
import { dayIn } from './day-in.ts'
import { writeDemoPlan } from './demo-plan.ts'
import type { Desk } from './desk.ts'
import { demoPicture } from './picture.ts'
import { writePost } from './write-post.ts'

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

/** Posts in every state a person meets on the first day: out, planned, waiting in a queue, repeated each week, and begun. */
export async function writeDemoPosts(desk: Desk): Promise<void> {
  await publishPicturePost(desk)
  for (const [at, { in: days, time, text }] of PLANNED.entries()) {
    const id = `demo-planned-${at + 1}`
    await writePost(desk, id, { text })
    await schedule(desk, id, { kind: 'at', local: `${dayIn(desk.tzid, days)}T${time}`, tzid: desk.tzid })
  }
  await writeDemoPlan(desk)
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

async function schedule({ api, workspaceId }: Desk, postId: string, when: When): Promise<void> {
  await api.call(schedulePost, { workspaceId, postId, rev: 1, when })
}
