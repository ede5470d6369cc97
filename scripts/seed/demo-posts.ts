import { bulkPosts } from '@postwright/core/api/bulk-posts'
import { schedulePost } from '@postwright/core/api/posts'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { PREVIEW_ITEMS } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { dayIn } from './day-in.ts'
import { writeDemoPlan } from './demo-plan.ts'
import type { DemoChannel, DemoCompany, PhotoName } from './desk.ts'
import { writePost } from './write-post.ts'

type Aim = 'photos' | 'social' | 'words' | 'everywhere'
type Text = { text: string; photos?: PhotoName[]; aim: Aim; labels?: string[] }
/** Post to schedule: `in` days from today, at `time` of the day. */
type Planned = Text & { in: number; time: string }

const PLANNED: readonly Planned[] = [
  {
    in: 1,
    time: '09:00',
    aim: 'everywhere',
    photos: ['desk'],
    labels: ['new'],
    text: 'New in the shop tomorrow: the small desk. One drawer, no screw, and room for one cup. #Woodwork',
  },
  {
    in: 2,
    time: '12:30',
    aim: 'words',
    text: 'How is a dovetail cut, in one minute and without words? What do you cut first, pins or tails?',
  },
  {
    in: 2,
    time: '18:00',
    aim: 'photos',
    photos: ['books', 'desk'],
    text: 'Two shelves, two depths: 22 cm for novels, 30 cm for atlases. Swipe to compare them.',
  },
  {
    in: 4,
    time: '17:00',
    aim: 'social',
    photos: ['parcel'],
    labels: ['orders'],
    text: 'The last parcels before the holidays leave on Thursday. Order until Wednesday noon.',
  },
  {
    in: 5,
    time: '08:30',
    aim: 'photos',
    photos: ['tomatoes'],
    text: 'Saturday breakfast at the long table. The bowl is walnut and turned from one piece. #SlowCraft',
  },
  {
    in: 6,
    time: '10:00',
    aim: 'words',
    text: '7 shavings, 7 angles: this is what a plane says about its blade. #Woodwork',
  },
  {
    in: 7,
    time: '09:15',
    aim: 'everywhere',
    photos: ['forest'],
    labels: ['forest'],
    text: 'We walked the forest with the forester today. 14 oaks are marked for next year, and each has a name.',
  },
  {
    in: 9,
    time: '18:00',
    aim: 'social',
    photos: ['arch'],
    labels: ['finished'],
    text: 'The hallway is finished. It took 41 hours, and it will outlive all of us.',
  },
  {
    in: 10,
    time: '12:00',
    aim: 'photos',
    photos: ['vase'],
    text: 'What would you put beside this vase: a book, a lamp, or nothing?',
  },
  {
    in: 12,
    time: '09:00',
    aim: 'words',
    text: 'The spring course has dates. Six places, six planes, two weekends.',
  },
  {
    in: 13,
    time: '17:30',
    aim: 'photos',
    photos: ['leaves'],
    text: 'This wall gets the best light at four in the afternoon. That is when we oil.',
  },
  {
    in: 15,
    time: '09:00',
    aim: 'everywhere',
    photos: ['books'],
    text: 'A shelf for 31 books now costs 240 euros, and we say where every euro goes.',
  },
  {
    in: 17,
    time: '12:30',
    aim: 'social',
    photos: ['parcel'],
    labels: ['orders'],
    text: 'Each parcel has a pot of oil and a note with the name of the person who made the piece.',
  },
  {
    in: 19,
    time: '18:00',
    aim: 'photos',
    photos: ['desk', 'vase', 'books'],
    text: 'Three corners of the showroom, photographed in one afternoon.',
  },
  { in: 20, time: '09:30', aim: 'words', text: 'Oak, ash or cherry: which of them would you sit on?' },
  {
    in: 23,
    time: '09:00',
    aim: 'social',
    photos: ['tomatoes'],
    text: 'Do you oil a bowl before or after its first salad? We asked four cooks.',
  },
  {
    in: 26,
    time: '17:00',
    aim: 'everywhere',
    photos: ['arch'],
    labels: ['finished'],
    text: 'A year of repairs in one image each week. This is week 48.',
  },
]

const DRAFTS: readonly Text[] = [
  {
    aim: 'words',
    text: 'The oak stools are back, and they are cheap for what they are.\n\nWe oil each one by hand, three coats, a day apart…',
  },
  { aim: 'photos', photos: ['vase'], text: 'Ideas for a small shelf, part 2' },
  { aim: 'everywhere', photos: ['forest'], labels: ['forest'], text: 'Where our wood comes from, in 5 stops' },
]

const EVENTS = [
  { id: 'demo-market', title: 'Craft market', in: 11, days: 2 },
  { id: 'demo-stocktaking', title: 'Workshop closed for stocktaking', in: 29, days: 3 },
]

/** Creates posts in the states that a user meets on the first day: published, scheduled, queued, recurring, and drafts. */
export async function writeDemoPosts(company: DemoCompany): Promise<void> {
  await furnish(company)
  await schedulePlanned(company)
  await writeDemoPlan(company)
  await publishNow(company)
}

async function publishNow(company: DemoCompany): Promise<void> {
  const { api, workspaceId } = company
  const text = 'Good morning from the workshop. The first coffee is on the desk, and the glue is warm. #SlowCraft'
  await write(company, 'demo-published', { text, aim: 'social', photos: ['desk'] })
  await api.call(schedulePost, { workspaceId, postId: 'demo-published', rev: 1, when: { kind: 'now' } })
}

async function schedulePlanned(company: DemoCompany): Promise<void> {
  const { api, workspaceId, tzid } = company
  const idOf = (at: number) => `demo-planned-${at + 1}`
  await Promise.all(PLANNED.map((planned, at) => write(company, idOf(at), planned)))
  const items = PLANNED.map(({ in: days, time }, at) => {
    const when = { kind: 'at' as const, local: `${dayIn(tzid, days)}T${time}`, tzid }
    return { postId: idOf(at), rev: 1, when }
  })
  for (let start = 0; start < items.length; start += PREVIEW_ITEMS) {
    const change = { kind: 'schedule' as const, items: items.slice(start, start + PREVIEW_ITEMS) }
    const { results } = await api.call(bulkPosts, { workspaceId, change })
    const refused = results.find(({ ok }) => !ok)
    if (refused) throw new Error(`The demo post was not scheduled: ${JSON.stringify(refused)}`)
  }
}

async function furnish(company: DemoCompany): Promise<void> {
  const { documents, workspaceId, tzid } = company
  const today = Temporal.PlainDate.from(dayIn(tzid, 0)).since('1970-01-01', { largestUnit: 'day' }).days
  await Promise.all([
    ...DRAFTS.map((draft, at) => write(company, at === 0 ? 'demo-draft' : `demo-draft-${at + 1}`, draft)),
    ...EVENTS.map(({ id, title, in: days, days: length }) =>
      documents.create(calendarEvents, { workspaceId, id }, { title, startDay: today + days, days: length }),
    ),
  ])
}

function write(company: DemoCompany, id: string, { text, photos = [], aim, labels = [] }: Text): Promise<void> {
  const media: PostDraft['media'] = photos.map((name) => {
    const { media: file, alt } = company.photos[name]
    return { mediaId: file.id, alt }
  })
  const connectionIds = channelsFor(company, aim).map((channel) => channel.id)
  return writePost(company, id, { text, media, labels, connectionIds })
}

function channelsFor({ channels: { photos, page, notes, business } }: DemoCompany, aim: Aim): DemoChannel[] {
  if (aim === 'photos') return [photos, page]
  if (aim === 'social') return [photos, page, notes]
  return aim === 'words' ? [notes, business] : [photos, page, notes, business]
}
