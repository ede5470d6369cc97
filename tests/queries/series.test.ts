import { getDocs } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@postwright/core/paths'
import { seriesQuery } from '@/features/repeats/data/use-series.ts'
import { makeSeries } from '../support/factories/series.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-series', 'viewer') }
})

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-series')
  const series = ['older', 'newer'].map((id, at) =>
    place(`${paths.series(HERE)}/${id}`, { ...makeSeries({ id, rootId: id }), createdAt: 1_000 + at }),
  )
  await world.seed([...makeWorkspaces(), ...series])
})
afterAll(() => world.close())

it('lists the series of a workspace to every member, the newest first', async () => {
  const { docs } = await getDocs(seriesQuery(HERE))
  expect(docs.map((each) => each.data().rootId)).toEqual(['newer', 'older'])
})
