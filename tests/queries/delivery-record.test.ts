import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@postwright/core/paths'
import { readPage } from '@/lib/live/read-page.ts'
import { deliveryRecordQuery } from '@/features/content-studio/data/delivery-record.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { makePublishLogEntry } from '../support/factories/publish-log-entry.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-delivery-record', 'viewer') }
})

const steps = ['claim', 'upload', 'arm', 'wait', 'confirm'] as const

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-delivery-record')
  const entries = steps.map((step, number) =>
    makePublishLogEntry({ id: `e${number}`, step, createdAt: MADE_AT + number, variantRev: number + 2 }),
  )
  const other = makePublishLogEntry({ id: 'other', variantId: 'post1_channel2', createdAt: MADE_AT + 9 })
  const { answer: _answer, pictures: _pictures, variantRev: _rev, ...old } = makePublishLogEntry({ id: 'old' })
  await world.seed([
    ...makeWorkspaces(),
    ...[...entries, other].map((each) => place(`${paths.publishLog(HERE)}/${each.id}`, each)),
    place(`${paths.publishLog(HERE)}/old`, { ...old, postId: 'post0', variantId: 'post0_channel1' }),
  ])
})
afterAll(() => world.close())

it('reads the steps of one publication, the newest first', async () => {
  const { data } = await readPage(deliveryRecordQuery(HERE, 'post1_channel1'), { after: null, size: 20 })
  expect(data.map(({ step }) => step)).toEqual(steps.toReversed())
})

it('goes on behind the last step of a page', async () => {
  const first = await readPage(deliveryRecordQuery(HERE, 'post1_channel1'), { after: null, size: 2 })
  expect(first.data.map(({ id }) => id).join()).toBe('e4,e3')
  const second = await readPage(deliveryRecordQuery(HERE, 'post1_channel1'), { after: first.endCursor, size: 2 })
  expect(second.data.map(({ id }) => id).join()).toBe('e2,e1')
})

it('reads steps that were written before answers and pictures were', async () => {
  const { data } = await readPage(deliveryRecordQuery(HERE, 'post0_channel1'), { after: null, size: 20 })
  expect(data[0]).toMatchObject({ step: 'claim', answer: null, pictures: null })
})
