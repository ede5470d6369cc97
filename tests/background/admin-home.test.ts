import { randomBytes } from 'node:crypto'
import { getApps } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { posts } from '@postwright/core/collections/posts'
import { NO_USAGE, USAGE_SHARDS } from '@postwright/core/model/usage-day'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { countFigures } from '../../functions/src/domain/operator/day-counts.ts'
import { readFigures } from '../../functions/src/domain/operator/read-figures.ts'
import { readHome } from '../../functions/src/domain/operator/read-home.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createRefs, type Refs } from '../../functions/src/store/refs.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { countFirestore } from '../support/count-firestore.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { createLocalDeps } from '../support/local-api.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const TODAY = '2026-11-27'

let deps: Deps
let refs: Refs
let clock: TestClock
let effort: ReturnType<typeof countFirestore>['effort']

beforeAll(async () => {
  clock = createTestClock(Date.UTC(2026, 10, 27, 9))
  const project = `${EMULATORS.project}-home-${randomBytes(4).toString('hex')}`
  deps = await createLocalDeps({ GCLOUD_PROJECT: project }, { clock })
  const [app] = getApps()
  if (!app) throw new Error('The dependencies have opened no app.')
  refs = createRefs(getFirestore(app), console)
  effort = countFirestore(refs.db).effort
})

async function plantPeople(count: number): Promise<void> {
  const batch = refs.db.batch()
  for (let at = 0; at < count; at += 1) {
    const uid = `p${randomBytes(6).toString('hex')}`
    batch.set(refs.users().doc(uid), makeUser({ id: uid, createdAt: clock.now() - DAY }))
    batch.set(refs.described(posts, `w-${uid}`).doc('post1'), makePost({ id: 'post1' }))
    batch.set(refs.db.doc(paths.contactMessage(uid)), { status: 'new', createdAt: new Date(clock.now()) })
  }
  await batch.commit()
}

/** Counts the reads of opening the admin home with expired caches, index entries included. */
async function costOfHome(): Promise<number> {
  clock.advance(60_000)
  const before = effort()
  await Promise.all([readHome(deps), readFigures(deps)])
  const after = effort()
  return after.reads + after.indexReads - before.reads - before.indexReads
}

test('figures are counted once an hour, and a repeated count changes nothing', async () => {
  await plantPeople(3)
  await countFigures(deps)
  const counted = await deps.figureDays.get(TODAY)
  expect(counted).toMatchObject({ people: 3, newPeople: 3, posts: 3, publications: 0, measuredAt: clock.now() })
  await plantPeople(2)
  await countFigures(deps)
  expect(await deps.figureDays.get(TODAY)).toEqual(counted)
  clock.advance(HOUR)
  await Promise.all([countFigures(deps), countFigures(deps)])
  expect(await deps.figureDays.get(TODAY)).toMatchObject({ people: 5, posts: 5 })
})

test('figures say how they were a week before, and people who are no longer new', async () => {
  clock.advance(7 * DAY)
  await plantPeople(1)
  await countFigures(deps)
  expect(await deps.figureDays.get('2026-12-04')).toMatchObject({ people: 6, newPeople: 1 })
  const { figures } = await readFigures(deps)
  expect(figures).toMatchObject({ latest: { values: { people: 6 } }, weekBefore: { people: 5 } })
})

test('opening the home costs the same few reads, whatever the number of people', async () => {
  const few = await costOfHome()
  for (let round = 0; round < 5; round += 1) await plantPeople(150)
  expect(await costOfHome()).toBe(few)
  expect(few).toBeLessThanOrEqual(120)
  const again = effort()
  await Promise.all([readHome(deps), readFigures(deps)])
  expect(effort()).toEqual(again)
})

test('a flush that is sent again adds nothing, also at once and in another order', async () => {
  const one = { id: 'one', day: TODAY, counts: { ...NO_USAGE, reads: 5, busyMillis: 20 } }
  const two = { id: 'two', day: TODAY, counts: { ...NO_USAGE, reads: 7, writes: 1 } }
  await Promise.all([deps.usageDays.add(one), deps.usageDays.add(two), deps.usageDays.add(one)])
  await deps.usageDays.add(two)
  await deps.usageDays.add(one)
  const parts = (await deps.usageDays.listSince(TODAY)).filter(({ day }) => day === TODAY)
  expect(parts.length).toBeLessThanOrEqual(USAGE_SHARDS)
  expect(parts.reduce((sum, { reads }) => sum + reads, 0)).toBe(12)
  expect(parts.reduce((sum, { writes }) => sum + writes, 0)).toBe(1)
})

test('the usage of many instances is spread over few documents and lost nowhere', async () => {
  const day = '2026-12-03'
  const flushes = Array.from({ length: 40 }, (_, at) => ({ id: `f${at}`, day, counts: { ...NO_USAGE, writes: 1 } }))
  await Promise.all(flushes.map((flush) => deps.usageDays.add(flush)))
  clock.advance(60_000)
  const { usage } = await readFigures(deps)
  expect(usage?.days.map((each) => each.day)).toEqual(['2026-12-01', '2026-12-02', day, '2026-12-04'])
  expect(usage?.days[2]).toMatchObject({ writes: 40, storedBytes: null })
  expect(usage?.cost.total).toBeGreaterThan(0)
})

test('a part that cannot be read is null or named, and the others are there', async () => {
  clock.advance(60_000)
  const fail = () => Promise.reject(new Error('no index'))
  const broken: Deps = {
    ...deps,
    publishingDays: { ...deps.publishingDays, listSince: fail },
    usageDays: { ...deps.usageDays, listSince: fail },
    operator: { ...deps.operator, brokenLedgers: fail },
  }
  const home = await readHome(broken)
  expect(home.board).toBeNull()
  expect(home.needs.unread).toEqual(['ledger_broken'])
  expect(home.needs.found.map(({ kind }) => kind)).toContain('messages')
  expect(await readFigures(broken)).toMatchObject({ usage: null, figures: { latest: { values: { people: 6 } } } })
})
