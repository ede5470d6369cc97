import { randomBytes } from 'node:crypto'
import { getApps } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { metrics } from '@postwright/core/collections/metrics'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { expect, test } from 'vitest'
import type { MetricsDue } from '../../functions/src/domain/ports/publishing.ts'
import { createMetricsStore } from '../../functions/src/store/metrics.ts'
import { createRefs } from '../../functions/src/store/refs.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeMetricsDue } from '../support/factories/metrics-due.ts'
import { createLocalDeps } from '../support/local-api.ts'

const RUN = randomBytes(4).toString('hex')

await createLocalDeps({ GCLOUD_PROJECT: `${EMULATORS.project}-figures-${RUN}` })
const [app] = getApps()
if (!app) throw new Error('The dependencies have opened no app.')
const refs = createRefs(getFirestore(app), console)
const store = createMetricsStore(refs, { now: () => Date.now(), sleep: async () => {} })

const MEASURED = { state: 'measured', values: { likes: 3, views: 10 } } as const
const UNAVAILABLE = { state: 'unavailable', values: {} } as const

test('known figures stay when the network later tells none for the same age', async () => {
  const row = makeRow()
  await settle(row, MEASURED)
  await settle(row, UNAVAILABLE)
  expect(await read(row)).toMatchObject(MEASURED)
})

test('figures that the network tells later replace the ones that are known', async () => {
  const row = makeRow()
  await settle(row, MEASURED)
  await settle(row, { state: 'measured', values: { likes: 5, views: 12 } })
  expect(await read(row)).toMatchObject({ state: 'measured', values: { likes: 5, views: 12 } })
})

test('a publication whose network told no figures yet is stored as unavailable until it tells some', async () => {
  const row = makeRow()
  await settle(row, UNAVAILABLE)
  expect(await read(row)).toMatchObject({ state: 'unavailable' })
  await settle(row, MEASURED)
  expect(await read(row)).toMatchObject(MEASURED)
})

function makeRow(): MetricsDue {
  return makeMetricsDue({ id: `post${randomBytes(6).toString('hex')}_channel1`, workspaceId: `w${RUN}` })
}

async function settle(row: MetricsDue, told: Pick<PublicationMetrics, 'state' | 'values'>): Promise<void> {
  await store.plan(row)
  await store.settle(row, null, {
    ...makeBase(`${row.id}_${row.age}`),
    variantId: row.id,
    postId: row.postId,
    connectionId: row.connectionId,
    platform: row.platform,
    age: row.age,
    publishedAt: row.publishedAt,
    measuredAt: row.dueAt,
    ...told,
  })
}

async function read(row: MetricsDue): Promise<PublicationMetrics | undefined> {
  return (await refs.described(metrics, row.workspaceId).doc(`${row.id}_${row.age}`).get()).data()
}
