import { expect, test } from 'vitest'
import { makeSeries as seriesModule } from '../../functions/src/jobs/series.ts'
import { makeSeries } from '../support/factories/series.ts'

test('a run that reaches its last step ends as done, and leaves the remaining posts to the upkeep', async () => {
  const series = makeSeries({ madeUntil: '2027-02-19' })
  // Each transaction finds the series changed, so no step ever completes it.
  const stored = {
    get: () => Promise.resolve(series),
    getIn: () => Promise.resolve({ ...series, rev: series.rev + 1 }),
  }
  const deps = {
    series: stored,
    workspaces: { get: () => Promise.resolve(null) },
    clock: { now: () => Date.UTC(2027, 1, 19, 12) },
    transact: (work: (tx: object) => unknown) => Promise.resolve(work({})),
  }
  const called: string[] = []
  const note = (name: string) => () => {
    called.push(name)
    return Promise.resolve(null)
  }
  const job = { facts: { workspaceId: 'w1', seriesId: series.id } }
  const run = { uid: 'ada', job, step: note('step'), done: note('done'), fail: note('fail') }
  await seriesModule.run(deps as never, run as never)
  expect(called.filter((name) => name !== 'step')).toEqual(['done'])
})
