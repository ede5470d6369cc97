import { getDocs } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@postwright/core/paths'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import { readPost } from '@/posts/data/read-post.ts'
import { schedulerQuery, type SchedulerList } from '@/features/content-scheduler/data/scheduled-publications.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { refs } from '@/lib/live/refs.ts'
import { connectionsQuery } from '@/posts/data/use-connections.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-scheduler', 'viewer') }
})

const MINUTE = 60_000
const ANYWHERE = { connectionId: null, platform: null }
let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-scheduler')
  const { scheduled } = makeVariant()
  const variants = variantStateSchema.options.flatMap((state, i) =>
    ['one', 'two'].map((connectionId) =>
      makeVariant({
        id: `${state}_${connectionId}`,
        state,
        connectionId,
        scheduled: { ...scheduled, instant: scheduled.instant + i * MINUTE },
      }),
    ),
  )
  await world.seed([
    ...makeWorkspaces(),
    place(paths.post(HERE, 'post1'), makePost()),
    place(paths.connection(HERE, 'channel1'), makeConnection()),
    ...variants.map((variant) => place(paths.variant(HERE, variant.id), variant)),
  ])
})
afterAll(() => world.close())

async function idsOf(list: Partial<SchedulerList>): Promise<string[]> {
  const filter = { tab: 'upcoming', state: null } as const
  const query = schedulerQuery(refs.variants(HERE), { filter, on: ANYWHERE, order: 'asc', ...list })
  return (await readPage(query, { after: null, size: 20 })).data.map(({ id }) => id)
}

it('shows a viewer what is upcoming, soonest first', async () => {
  const states = ['scheduled', 'claimed', 'prepared', 'armed']
  expect(await idsOf({})).toEqual(states.flatMap((state) => [`${state}_one`, `${state}_two`]))
})

it('shows the history of one channel, latest first', async () => {
  const filter = { tab: 'history', state: null } as const
  const on = { connectionId: 'two', platform: null }
  const states = ['cancelled', 'handed_over', 'held', 'unconfirmed', 'failed', 'published']
  expect(await idsOf({ filter, on, order: 'desc' })).toEqual(states.map((state) => `${state}_two`))
})

it('tells rows of the same minute apart from page to page', async () => {
  const filter = { tab: 'upcoming', state: 'sending' } as const
  const query = schedulerQuery(refs.variants(HERE), { filter, on: ANYWHERE, order: 'asc' })
  const first = await readPage(query, { after: null, size: 1 })
  expect(first.data.map(({ id }) => id)).toEqual(['claimed_one'])
  const second = await readPage(query, { after: first.endCursor, size: 2 })
  expect(second.data.map(({ id }) => id)).toEqual(['claimed_two', 'prepared_one'])
})

it('reads a post for its revision, and channels', async () => {
  expect(await readPost(HERE, 'post1')).toMatchObject({ rev: 1 })
  expect(await readPost(HERE, 'gone')).toBeNull()
  expect((await getDocs(connectionsQuery(HERE))).size).toBe(1)
})
