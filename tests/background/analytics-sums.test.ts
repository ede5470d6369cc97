import { randomBytes } from 'node:crypto'
import { getApps } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { metrics } from '@postwright/core/collections/metrics'
import type { MetricsAge, PublicationMetrics } from '@postwright/core/model/metrics'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import { countOlder } from '../../functions/src/domain/metrics/recount.ts'
import type { MetricsDue } from '../../functions/src/domain/ports/publishing.ts'
import { createAnalyticsStateStore } from '../../functions/src/store/channel-months.ts'
import { createMetricsStore } from '../../functions/src/store/metrics.ts'
import { createRefs } from '../../functions/src/store/refs.ts'
import { createTestClock } from '../support/clock.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeMetricsDue } from '../support/factories/metrics-due.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { readStoredSums, recountMetrics } from '../support/recount-metrics.ts'

const RUN = randomBytes(4).toString('hex')
const ZONE = 'Pacific/Auckland'
const HOUR = 60 * 60_000
const NOON = Date.UTC(2026, 10, 20, 12)
const AGES: readonly MetricsAge[] = ['1h', '24h', '7d', '30d']
const LABELS = ['Tips', 'News', 'People']

await createLocalDeps({ GCLOUD_PROJECT: `${EMULATORS.project}-sums-${RUN}` })
const [app] = getApps()
if (!app) throw new Error('The dependencies have opened no app.')
const db = getFirestore(app)
const clock = createTestClock(NOON)
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const store = createMetricsStore(createRefs(db, console), clock)

let wid: string
beforeEach(async () => {
  wid = `w${randomBytes(6).toString('hex')}`
  await db.doc(paths.workspace(wid)).set({ timeZone: ZONE })
})

/** A published post; `told` has the figures that its network reports at each age, null for none. */
type Publication = { row: MetricsDue; told: (PublicationMetrics['values'] | null)[] }

async function publish(
  post: string,
  channel: string,
  more: { hour?: number; labels?: string[]; campaignId?: string; part?: number; told?: Publication['told'] } = {},
): Promise<Publication> {
  const { hour = 0, labels = [], campaignId = '', part = 0, told = [{ likes: 1, views: 10 }] } = more
  const postId = `${post}-${wid}`
  const connectionId = `${channel}-${wid}`
  const publishedAt = NOON + hour * HOUR
  const id = variantId(postId, connectionId, part)
  await db.doc(paths.variant(wid, id)).set({ labels })
  await db.doc(paths.post(wid, postId)).set({ campaignId })
  const row = makeMetricsDue({ id, workspaceId: wid, postId, connectionId, platform: 'mastodon', publishedAt })
  await store.plan(row)
  return { row, told }
}

function resultOf(row: MetricsDue, values: PublicationMetrics['values'] | null): PublicationMetrics {
  const { postId, connectionId, platform, age, publishedAt } = row
  const facts = { variantId: row.id, postId, connectionId, platform, age, publishedAt, measuredAt: row.dueAt }
  return { ...makeBase(`${row.id}_${age}`), ...facts, state: values ? 'measured' : 'unavailable', values: values ?? {} }
}

function nextOf(row: MetricsDue): MetricsDue | null {
  const age = AGES[AGES.indexOf(row.age) + 1]
  return age === undefined ? null : { ...row, age, dueAt: row.dueAt + HOUR }
}

type Settle = (row: MetricsDue, values: PublicationMetrics['values'] | null) => Promise<void>
const settle: Settle = (row, values) => store.settle(row, nextOf(row), resultOf(row, values))

const expectSame = async () => expect(await readStoredSums(db, wid)).toEqual(await recountMetrics(db, wid, ZONE))

/** A store whose process dies before or after its transactions are committed. */
function storeKilled(when: 'before' | 'after') {
  const killed: Firestore = Object.create(db)
  killed.runTransaction = async (work, options) => {
    if (when === 'after') await db.runTransaction(work, options)
    throw new Error('killed')
  }
  return createMetricsStore(createRefs(killed, console), clock)
}

test('sums equal a recount after each measurement, whatever is measured, repeated, lost or killed', async () => {
  let seed = 27
  const random = (max: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 4_294_967_296) * max)
  }
  const values = () => (random(5) === 0 ? null : { likes: random(40), ...(random(2) === 0 && { views: random(200) }) })
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      publish(`p${at}`, `c${at % 3}`, {
        hour: random(60),
        labels: LABELS.filter(() => random(2) === 0),
        campaignId: random(2) === 0 ? 'spring' : '',
      }),
    ),
  )
  for (let turn = 0; turn < AGES.length; turn += 1) {
    await Promise.all(
      all.map(async ({ row }) => {
        const current: MetricsDue = { ...row, age: AGES[turn] ?? '1h', dueAt: row.dueAt + turn * HOUR }
        const told = values()
        const result = resultOf(current, told)
        const fate = random(4)
        if (fate === 0)
          await storeKilled('before')
            .settle(current, nextOf(current), result)
            .catch(() => undefined)
        if (fate === 1)
          await storeKilled('after')
            .settle(current, nextOf(current), result)
            .catch(() => undefined)
        // Two workers at once, with different figures.
        await Promise.all([settle(current, told), ...(fate === 2 ? [settle(current, values())] : [])])
      }),
    )
    await expectSame()
  }
})

describe('a publication', () => {
  test('is counted on its day in the zone of the workspace, and stays there when that changes', async () => {
    // 22:30 in UTC is the next morning in Auckland.
    const { row } = await publish('late', 'c', { hour: 10.5 })
    await settle(row, { likes: 1 })
    expect(Object.keys(await readStoredSums(db, wid))).toEqual([`c-${wid} 2026-11-21`])
    await db.doc(paths.workspace(wid)).set({ timeZone: 'America/Lima' })
    await settle({ ...row, age: '24h', dueAt: row.dueAt + HOUR }, { likes: 4 })
    expect(await readStoredSums(db, wid)).toEqual({
      [`c-${wid} 2026-11-21`]: { publications: '1/1', measured: '1/1', likes: '4/1' },
    })
  })

  test('moves to another label and campaign with its next figures, and keeps them when its post is gone', async () => {
    const { row } = await publish('moved', 'c', { labels: ['Tips'], campaignId: 'spring' })
    await settle(row, { likes: 2 })
    await db.doc(paths.variant(wid, row.id)).set({ labels: ['News'] })
    await db.doc(paths.post(wid, row.postId)).set({ campaignId: 'summer' })
    await settle({ ...row, age: '24h', dueAt: row.dueAt + HOUR }, { likes: 3 })
    await expectSame()
    const places = Object.keys(await readStoredSums(db, wid)).map((name) => name.split(' ')[2])
    expect(places).toEqual([undefined, 'label=News', 'campaign=summer'])
    await db.doc(paths.variant(wid, row.id)).delete()
    await db.doc(paths.post(wid, row.postId)).delete()
    await settle({ ...row, age: '7d', dueAt: row.dueAt + 2 * HOUR }, { likes: 5 })
    const kept = await readStoredSums(db, wid)
    expect(Object.values(kept).map(({ likes }) => likes)).toEqual(['5/1', '5/1', '5/1'])
  })

  test('keeps its newest figures when its network later tells none', async () => {
    const { row } = await publish('quiet', 'c')
    await settle(row, { likes: 7 })
    await settle({ ...row, age: '24h', dueAt: row.dueAt + HOUR }, null)
    expect((await readStoredSums(db, wid))[`c-${wid} 2026-11-21`]).toMatchObject({ measured: '1/1', likes: '7/1' })
    await expectSame()
  })

  test('is its post: later parts of a thread and first comments are not counted again', async () => {
    const [first, part] = [await publish('thread', 'c'), await publish('thread', 'c', { part: 1 })]
    await settle(first.row, { likes: 1 })
    await settle(part.row, { likes: 1 })
    expect(Object.values(await readStoredSums(db, wid))).toMatchObject([{ publications: '1/1' }])
  })
})

describe('what was measured before there were sums', () => {
  async function plant(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const { row } = await publish(`older${at}`, `c${at % 2}`, { hour: at * 5, labels: LABELS.slice(0, at % 3) })
      for (const age of AGES.slice(0, 1 + (at % 4))) {
        const result = resultOf({ ...row, age }, { likes: at + AGES.indexOf(age) })
        await createRefs(db, console).described(metrics, wid).doc(result.id).set(result)
      }
    }
  }

  const states = createAnalyticsStateStore(createRefs(db, console))
  const begin = () => db.doc(paths.analyticsState('sums')).delete()
  const deps = { metrics: store, analyticsStates: states, clock, logger: silent }

  test('is counted once, in runs that go on, are repeated and run beside a new measurement', async () => {
    await plant(9)
    await begin()
    const { row } = await publish('new', 'c0')
    await Promise.all([countOlder(deps), settle(row, { likes: 100 })])
    await expectSame()
    await begin()
    await countOlder(deps)
    await expectSame()
  })

  test('is complete after a run that was killed before and after each of its writes', async () => {
    await plant(4)
    await begin()
    for (const when of ['before', 'after'] as const) {
      const killed = { ...deps, metrics: { ...storeKilled(when), listAfter: store.listAfter } }
      const gone = { ...states, save: () => Promise.reject(new Error('killed')) }
      await countOlder({ ...killed, analyticsStates: gone }).catch(() => undefined)
    }
    await countOlder(deps)
    await expectSame()
    expect(await states.get('sums')).toMatchObject({ isDone: true })
  })
})
