import { seededRandom } from '@postwright/core/personas/cluster/spherical-k-means'

/** A topic with the words that its comments are made of. */
type Planted = { name: string; subjects: readonly string[]; tails: readonly string[] }

const PLANTED: readonly Planted[] = [
  {
    name: 'price',
    subjects: [
      'The monthly price is',
      'For the subscription price this is',
      'Honestly the yearly price feels',
      'Your price tag is',
    ],
    tails: [
      'too expensive for a tiny shop',
      'expensive compared with the free plan',
      'expensive, I cannot afford it',
      'overpriced and expensive',
    ],
  },
  {
    name: 'crashes',
    subjects: [
      'The mobile app crashes',
      'After the update the app crashes',
      'My phone freezes and the app crashes',
      'The android app crashes',
    ],
    tails: [
      'whenever I upload a video',
      'during every video upload',
      'and the upload is lost',
      'so the upload fails again',
    ],
  },
  {
    name: 'calendar',
    subjects: [
      'I want a calendar view',
      'Please add a shared calendar',
      'I wish the calendar',
      'We are looking for a calendar',
    ],
    tails: [
      'where my team can plan campaigns',
      'to plan campaigns by week',
      'so the team plans campaigns together',
      'with drag and drop to plan campaigns',
    ],
  },
  {
    name: 'support',
    subjects: [
      'Thank you, your support team',
      'The support people',
      'Amazing support, they',
      'Best customer support, they',
    ],
    tails: [
      'answered my ticket within minutes',
      'replied to the ticket so fast',
      'solved the ticket the same day',
      'were friendly about my ticket',
    ],
  },
  {
    name: 'hashtags',
    subjects: ['Finding hashtags', 'Researching hashtags by hand', 'Choosing hashtags for reels', 'Typing hashtags'],
    tails: [
      'takes hours of my evening',
      'is a waste of hours',
      'costs me hours each evening',
      'means hours of copying',
    ],
  },
]

export type PlantedComment = { text: string; topic: string }

/** Comments about planted topics, each a few words different from all others, in an order that says nothing. */
export function plantedComments(count: number, seed = 7): PlantedComment[] {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  return Array.from({ length: count }, (_, at): PlantedComment => {
    const { name = '', subjects = [], tails = [] } = PLANTED[at % PLANTED.length] ?? {}
    const end = pick(['', '!', ' :(', ' really', ' since May', ' again', ' sadly', ' right now']) ?? ''
    return { topic: name, text: `${pick(subjects)} ${pick(tails)}${end}` }
  })
}
