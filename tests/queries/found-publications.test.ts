import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@postwright/core/paths'
import { findPublications, type FoundPublications, LOOKED_MAX } from '@/features/content-scheduler/data/use-found.ts'
import type { PostFilter } from '@/features/content-scheduler/post-filter.ts'
import { type SchedulerList, readListedPosts } from '@/features/content-scheduler/data/scheduled-publications.ts'
import { makeContent } from '../support/factories/content.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-found', 'viewer') }
})

const MINUTE = 60_000
const POSTS = 140
const { scheduled } = makeVariant()
const number = (at: number) => String(at).padStart(3, '0')
const ANY: PostFilter = { text: '', label: null, lifecycle: null, createdBy: null }
const list: SchedulerList = {
  filter: { tab: 'upcoming', state: null },
  on: { connectionId: null, platform: null },
  order: 'asc',
}

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-found')
  const numbers = Array.from({ length: POSTS }, (_, at) => at)
  const posts = numbers.map((at) =>
    makePost({
      id: `post${number(at)}`,
      text: `Chair ${number(at)}`,
      labels: at % 10 === 0 ? ['launch'] : [],
      createdBy: at % 2 === 0 ? 'ada' : 'ben',
      lifecycle: at === 4 ? 'attention' : 'scheduled',
    }),
  )
  const variants = numbers.flatMap((at) =>
    (['one', 'two'] as const).map((connectionId) =>
      makeVariant({
        id: `post${number(at)}_${connectionId}`,
        postId: `post${number(at)}`,
        connectionId,
        platform: connectionId === 'one' ? 'sandbox' : 'mastodon',
        content: makeContent(`Chair ${number(at)} on ${connectionId}`),
        scheduled: { ...scheduled, instant: scheduled.instant + at * MINUTE },
      }),
    ),
  )
  await world.seed([
    ...makeWorkspaces(),
    ...posts.filter(({ id }) => id !== 'post006').map((post) => place(paths.post(HERE, post.id), post)),
    ...variants.map((variant) => place(paths.variant(HERE, variant.id), variant)),
  ])
})
afterAll(() => world.close())

const look = (posts: Partial<PostFilter>, room = 100, after: FoundPublications['endCursor'] = null, of = list) =>
  findPublications(HERE, { list: of, posts: { ...ANY, ...posts } }, { after, room })
const ids = ({ data }: FoundPublications) => data.map(({ id }) => id)

it('finds the publications of posts with a label and by a person', async () => {
  const on = { connectionId: null, platform: 'mastodon' } as const
  const found = await look({}, 3, null, { ...list, on })
  expect(ids(found)).toEqual(['post000_two', 'post001_two', 'post002_two'])
  const of = { ...list, on: { connectionId: 'one', platform: null } }
  const labelled = await findPublications(
    HERE,
    { list: of, posts: { ...ANY, label: 'launch', createdBy: 'ada', text: 'chair' } },
    { after: null, room: 100 },
  )
  expect(labelled).toMatchObject({ looked: POSTS, endCursor: null })
  expect(ids(labelled)).toEqual(Array.from({ length: POSTS / 10 }, (_, at) => `post${number(at * 10)}_one`))
})

it('finds what a channel gets in its own words, and posts by their state', async () => {
  expect(ids(await look({ text: 'TWO 003' }))).toEqual(['post003_two'])
  expect(ids(await look({ lifecycle: 'attention' }))).toEqual(['post004_one', 'post004_two'])
})

it('leaves out publications whose posts are gone', async () => {
  expect(ids(await look({ text: '006' }))).toEqual([])
})

it('goes on exactly where a full page ends', async () => {
  const first = await look({ text: 'two' }, 3)
  expect(ids(first)).toEqual(['post000_two', 'post001_two', 'post002_two'])
  expect(first.looked).toBe(6)
  expect(ids(await look({ text: 'two' }, 2, first.endCursor))).toEqual(['post003_two', 'post004_two'])
})

it('stops after a bounded number, says how far it looked, and goes on from there to the end', async () => {
  const first = await look({ text: '139' })
  expect(first).toMatchObject({ data: [], looked: LOOKED_MAX })
  expect(first.until).toBe(scheduled.instant + (LOOKED_MAX / 2 - 1) * MINUTE)
  const rest = await look({ text: '139' }, 100, first.endCursor)
  expect(rest).toMatchObject({ looked: 2 * POSTS - LOOKED_MAX, endCursor: null })
  expect(ids(rest)).toEqual(['post139_one', 'post139_two'])
})

it('gives the posts behind the list to a file, each once', async () => {
  const read = readListedPosts(HERE, { list, posts: { ...ANY, label: 'launch' } })
  const posts: string[] = []
  let after: Parameters<typeof read>[0] = null
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(after)
    posts.push(...page.data.map(({ id }) => id))
    after = page.endCursor
  } while (after !== null)
  expect(posts).toEqual(Array.from({ length: POSTS / 10 }, (_, at) => `post${number(at * 10)}`))
})
