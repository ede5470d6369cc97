import { getDoc, getDocs, type Query } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { countDays, countWeek } from '@/features/overview/data/use-week-outcomes.ts'
import {
  anyVariantQuery,
  attentionQuery,
  upcomingQuery,
  usableConnectionQuery,
  wentOutQuery,
  writtenPostQuery,
} from '@/features/overview/data/overview-queries.ts'
import { OUTCOMES, presentIn } from '@/features/overview/week-outcomes.ts'
import { refs } from '@/lib/live/refs.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { MADE_AT, makeBase } from '../support/factories/document-base.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-overview', 'viewer') }
})

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const { scheduled } = makeVariant()

/** A publication that was due some hours before noon. */
function dueBefore(hours: number, fields: Partial<ReturnType<typeof makeVariant>>) {
  return makeVariant({ scheduled: { ...scheduled, instant: MADE_AT - hours * HOUR }, ...fields })
}

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-overview')
  const published = Array.from({ length: LIST_LIMIT_MAX + 5 }, (_, i) =>
    dueBefore(i + 1, { id: `out${i}`, state: 'published', publishedAt: MADE_AT - (i + 1) * HOUR }),
  )
  const variants = [
    ...published,
    dueBefore(2, { id: 'failed', state: 'failed', updatedAt: MADE_AT - HOUR }),
    dueBefore(3, { id: 'held', state: 'held', updatedAt: MADE_AT }),
    dueBefore(4, { id: 'unclear', state: 'unconfirmed', updatedAt: MADE_AT - 2 * HOUR }),
    dueBefore(-1, { id: 'soon', state: 'scheduled' }),
    dueBefore(-2, { id: 'later', state: 'scheduled' }),
    dueBefore(24 * 8, { id: 'long-ago', state: 'cancelled' }),
  ]
  const heartbeat = { ...makeBase('sweep'), lastRunAt: MADE_AT, oldestDueAt: null, dueCount: 0 }
  await world.seed([
    ...makeWorkspaces(),
    ...variants.map((variant) => place(paths.variant(HERE, variant.id), variant)),
    place(paths.post(HERE, 'empty'), makePost({ text: '' })),
    place(paths.post(HERE, 'written'), makePost()),
    place(paths.connection(HERE, 'gone'), makeConnection({ status: 'disconnected' })),
    place(paths.connection(HERE, 'tired'), makeConnection({ status: 'needs_reconnect' })),
    place(paths.heartbeat('sweep'), heartbeat),
  ])
})
afterAll(() => world.close())

async function idsOf(query: Query): Promise<string[]> {
  return (await getDocs(query)).docs.map(({ id }) => id)
}

it('shows what goes out next, what waits for a person and what went out', async () => {
  const variants = refs.variants(HERE)
  expect(await idsOf(upcomingQuery(variants))).toEqual(['soon', 'later'])
  expect(await idsOf(attentionQuery(variants))).toEqual(['held', 'failed', 'unclear'])
  expect((await idsOf(wentOutQuery(variants))).slice(0, 2)).toEqual(['out0', 'out1'])
})

it('knows how far a person has come', async () => {
  expect(await idsOf(usableConnectionQuery(refs.connections(HERE)))).toEqual(['tired'])
  expect(await idsOf(writtenPostQuery(refs.posts(HERE)))).toEqual(['written'])
  expect(await idsOf(anyVariantQuery(refs.variants(HERE)))).toHaveLength(1)
})

it('counts a week exactly, though one count may not pass the limit', async () => {
  const week = { from: MADE_AT - 7 * DAY, to: MADE_AT }
  const { total, counts } = await countWeek(HERE, week)
  expect(counts).toMatchObject({
    published: LIST_LIMIT_MAX + 5,
    failed: 1,
    unconfirmed: 1,
    held: 1,
    under_way: 0,
    cancelled: 0,
  })
  expect(total).toBe(LIST_LIMIT_MAX + 8)
})

it('counts the days of a week, which amount to what the whole week has', async () => {
  const { counts } = await countWeek(HERE, { from: MADE_AT - 7 * DAY, to: MADE_AT })
  const days = Array.from({ length: 7 }, (_, at) => ({ from: MADE_AT - (7 - at) * DAY, to: MADE_AT - (6 - at) * DAY }))
  const counted = await countDays(HERE, days, presentIn(counts))
  expect(counted.map(({ from }) => from)).toEqual(days.map(({ from }) => from))
  for (const outcome of OUTCOMES) {
    const sum = counted.reduce((soFar, day) => soFar + day.counts[outcome], 0)
    expect([outcome, sum]).toEqual([outcome, counts[outcome]])
  }
  expect(counts).toMatchObject({ unconfirmed: 1, held: 1 })
  expect(counted.at(-1)?.counts).toMatchObject({ published: 24 })
})

it('reads the scheduler’s heartbeat, the account’s workspace and the own membership', async () => {
  expect((await getDoc(refs.heartbeat('sweep'))).data()).toMatchObject({ lastRunAt: MADE_AT })
  expect((await getDoc(refs.workspace(HERE))).data()).toMatchObject({ id: HERE })
  expect((await getDoc(refs.member(HERE, 'viewer'))).data()).toMatchObject({ role: 'viewer' })
})
