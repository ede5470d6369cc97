import { publishLog } from '@postwright/core/collections/publish-log'
import type { PublishingDay } from '@postwright/core/model/publishing-day'
import { countWithin, sizeOf } from '@postwright/core/slo/histogram'
import { beforeAll, expect, test } from 'vitest'
import { countPublishing } from '../../functions/src/domain/operator/day-counts.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createPublishingWorld, HOUR, MINUTE, type PublishingWorld } from '../support/publishing.ts'

const DAY = 24 * HOUR
const FIRST = '2026-11-20'

let world: PublishingWorld

beforeAll(async () => {
  world = await createPublishingWorld('publishing-days')
})

async function publishAt(name: string, local: string): Promise<void> {
  await world.addPost(name)
  await world.schedule(name, { kind: 'at', local, tzid: 'UTC' })
}

const daysOf = () => world.deps.publishingDays.listSince('2026-01-01')
const dayOf = async (day: string) => (await daysOf()).find((each) => each.day === day)
const sandboxOf = (day: PublishingDay | undefined) => day?.networks.find(({ platform }) => platform === 'sandbox')

test('a day without publications has no networks', async () => {
  await countPublishing(world.deps)
  expect(await dayOf(FIRST)).toMatchObject({ isClosed: false, networks: [] })
})

test('a day counts what was published in time and late, and counting it again or at once changes nothing', async () => {
  await publishAt('early', '2026-11-20T13:00')
  await publishAt('late', '2026-11-20T13:01')
  world.clock.advance(HOUR)
  await world.tick()
  world.clock.advance(4 * MINUTE)
  await world.tick()
  await countPublishing(world.deps)
  const counted = sandboxOf(await dayOf(FIRST))
  // Ticks published "early" at its time and "late" three minutes after.
  expect(counted).toMatchObject({ missed: 0, latest: 3 * MINUTE })
  expect(sizeOf(counted?.published ?? [])).toBe(2)
  expect(countWithin(counted?.published ?? [], MINUTE)).toBe(1)
  world.clock.advance(MINUTE)
  await Promise.all([countPublishing(world.deps), countPublishing(world.deps)])
  expect(sandboxOf(await dayOf(FIRST))).toEqual(counted)
})

test('a publication that the network never took is missed, and one that its content stopped is not', async () => {
  const outcome = { day: FIRST, kind: 'missed', late: 5 * MINUTE } as const
  const [entry] = (await world.refs.described(publishLog, world.workspaceId).limit(1).get()).docs
  if (!entry) throw new Error('Nothing was published.')
  const logged = entry.data()
  await world.refs
    .described(publishLog, world.workspaceId)
    .doc('missed')
    .set({ ...logged, id: 'missed', outcome })
  await world.refs
    .described(publishLog, world.workspaceId)
    .doc('other')
    .set({ ...logged, id: 'other', outcome: null })
  world.clock.advance(MINUTE)
  await countPublishing(world.deps)
  expect(sandboxOf(await dayOf(FIRST))).toMatchObject({ missed: 1, latest: 3 * MINUTE })
})

test('an older count that arrives late does not replace a newer one', async () => {
  const newer = await dayOf(FIRST)
  if (!newer) throw new Error('The day was not counted.')
  await world.deps.publishingDays.save({ ...newer, countedAt: newer.countedAt - 1, networks: [] })
  expect(await dayOf(FIRST)).toEqual(newer)
})

test('a run that is killed before a day is stored leaves it to the next', async () => {
  world.clock.advance(DAY)
  const save: Deps['publishingDays']['save'] = async (counted) => {
    if (counted.day === FIRST) throw new Error('killed')
    await world.deps.publishingDays.save(counted)
  }
  const killed = { ...world.deps, publishingDays: { ...world.deps.publishingDays, save } }
  await expect(countPublishing(killed)).rejects.toThrow('killed')
  expect(await dayOf(FIRST)).toMatchObject({ isClosed: false })
  await countPublishing(world.deps)
  expect(await dayOf(FIRST)).toMatchObject({ isClosed: true })
})

test('a day that is over is counted once more and then kept, whatever becomes of its log', async () => {
  const closed = await dayOf(FIRST)
  expect(sizeOf(sandboxOf(closed)?.published ?? [])).toBe(2)
  await world.refs.described(publishLog, world.workspaceId).doc('missed').delete()
  world.clock.advance(HOUR)
  await countPublishing(world.deps)
  expect(await dayOf(FIRST)).toEqual(closed)
})

test('days in which nothing ran are counted afterwards', async () => {
  world.clock.advance(6 * DAY)
  await countPublishing(world.deps)
  await countPublishing(world.deps)
  const days = await daysOf()
  const missing = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  expect(days.filter(({ isClosed }) => isClosed).map(({ day }) => day)).toEqual(
    expect.arrayContaining([FIRST, ...missing]),
  )
  expect(days.find(({ day }) => day === '2026-11-27')).toMatchObject({ isClosed: false })
})
