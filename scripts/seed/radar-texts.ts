import type { RadarFormat, RadarKind } from '@postwright/core/model/radar'
import type { Platform } from '@postwright/core/platforms/platform-names'

type RivalPost = { text: string; tags: string[]; format: RadarFormat }

/** A fictional competitor of the demo company; its addresses do not exist. */
export type Rival = {
  id: string
  name: string
  kind: RadarKind
  platform: Platform | null
  address: string
  readUrl: string
  followers: number | null
  /** Probability of a post per day, hours in UTC, and usual number of likes per post; 0 if the source does not publish likes. */
  perDay: number
  hours: number[]
  likes: number
  posts: RivalPost[]
}

const post = (text: string, format: RadarFormat, ...tags: string[]): RivalPost => ({ text, tags, format })

const CHILDREN = [
  post('A children’s bed that grows: three lengths, one frame, no tools to change it.', 'image', 'KidsRoom'),
  post('Our children’s chair fits from two to ten years. The seat moves, the frame stays.', 'image', 'KidsRoom'),
  post('Safe corners on a children’s table: a radius of eight millimetres, sanded by hand.', 'text', 'KidsRoom'),
  post('Which paint is safe for a children’s bed? We list every layer that we use.', 'link', 'KidsRoom'),
]
const DELIVERY = [
  post('Delivered by cargo bike today: two stools and a shelf across the whole town.', 'image', 'CargoBike'),
  post('Our cargo bike takes a table of 140 centimetres. Delivery in town is free.', 'image', 'CargoBike'),
  post('One delivery round by cargo bike: eleven stops, no parking ticket.', 'video', 'CargoBike'),
]
const REPAIR = [
  post('Repair day: a chair from 1962 gets new joints and keeps its old seat.', 'image', 'Repair'),
  post('We repair what others sold you. Bring the chair, we say what it costs.', 'text', 'Repair'),
  post('A loose joint is no reason to throw a chair away. This repair takes an hour.', 'video', 'Repair'),
]
const OIL = [
  post('Oil or wax for an oak table? Oil goes in, wax stays on top.', 'text', 'Woodwork'),
  post('Linseed oil needs three days on an oak table. Plan the weekend.', 'image', 'Woodwork'),
  post('How often an oak table wants oil: once a year, twice beside a stove.', 'link', 'Woodwork'),
]
const COURSES = [
  post('Places left in the course on Saturday: your first dovetail joint in a day.', 'link', 'Course'),
  post('Course diary: ten people, ten planes, one very flat board.', 'image', 'Course'),
  post('The winter courses are online. Book the plane course early, it fills first.', 'link', 'Course'),
]
const PRICES = [
  post('What a handmade table costs, line by line: wood, hours, rent, tax.', 'link', 'OpenBooks'),
  post('Why our prices went up four percent, with the invoice of the sawmill.', 'text', 'OpenBooks'),
  post('Prices on the page, not on request. Every size, every wood.', 'text', 'OpenBooks'),
]

export const RIVALS: readonly Rival[] = [
  {
    id: 'demo-rival-elm',
    name: 'Elm & Ash Workshop',
    kind: 'account',
    platform: 'bluesky',
    address: 'https://bsky.app/profile/elm-and-ash.example',
    readUrl: 'https://bsky.app/profile/elm-and-ash.example',
    followers: 2_840,
    perDay: 0.8,
    hours: [7, 8, 16, 17],
    likes: 34,
    posts: [...CHILDREN, ...REPAIR, ...DELIVERY],
  },
  {
    id: 'demo-rival-joinery',
    name: 'Joinery on the Canal',
    kind: 'account',
    platform: 'mastodon',
    address: 'https://craft.example/@joinery',
    readUrl: 'https://craft.example/@joinery',
    followers: 1_120,
    perDay: 0.55,
    hours: [10, 11, 18],
    likes: 21,
    posts: [...DELIVERY, ...OIL, ...COURSES],
  },
  {
    id: 'demo-rival-blog',
    name: 'The Slow Furniture Blog',
    kind: 'feed',
    platform: null,
    address: 'https://slow-furniture.example',
    readUrl: 'https://slow-furniture.example/feed.xml',
    followers: null,
    perDay: 0.3,
    hours: [5, 6],
    likes: 0,
    posts: [...OIL, ...PRICES, ...CHILDREN].map((each) => ({ ...each, tags: [], format: 'article' as const })),
  },
  {
    id: 'demo-rival-nordic',
    name: 'Nordic Oak (imported)',
    kind: 'table',
    platform: 'linkedin',
    address: '',
    readUrl: '',
    followers: null,
    perDay: 0.4,
    hours: [8, 12],
    likes: 58,
    posts: [...PRICES, ...COURSES, ...REPAIR],
  },
]
