import { JOB_TURN, JOBS_AT_ONCE } from '@postwright/core/limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveMissedTurns, giveTurns, runTurn } from '../../functions/src/domain/jobs/give-turns.ts'
import { exportJob } from '@postwright/core/jobs/export'
import { newJob } from '../../functions/src/domain/jobs/begin-job.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
let count = 0
let ada: string
let ben: string

beforeEach(async () => {
  world ??= await createPublishingWorld('job-turns')
  count += 1
  ;[ada, ben] = [`ada${count}`, `ben${count}`]
})

/** Adds queued jobs of a person. Returns their ids, the oldest first. */
async function addJobs(uid: string, many: number): Promise<string[]> {
  const added: string[] = []
  for (let at = 0; at < many; at += 1) {
    world.clock.advance(10)
    const job = newJob(world.deps, uid, exportJob, {})
    await world.deps.jobs.create(uid, job)
    added.push(job.id)
  }
  return added
}

/** Runs one trigger per job, all at once. */
const giveAtOnce = (uid: string, many: number) =>
  Promise.all(Array.from({ length: many }, () => giveTurns(world.deps, uid)))
const turnsOf = (uid: string) => world.deps.jobTurns.list(uid)
const runningOf = async (uid: string) => (await turnsOf(uid)).map(({ jobId }) => jobId).toSorted()

const inOrder = (...ids: (string | undefined)[]) => ids.map(String).toSorted()

/** Ends a job as its worker does. */
async function finish(uid: string, jobId: string): Promise<void> {
  const turn = (await turnsOf(uid)).find((each) => each.jobId === jobId)
  await runTurn(world.deps, { uid, turnId: turn?.id ?? '' }, async (owner, id) => {
    const job = await world.deps.jobs.get(owner, id)
    if (job) await world.deps.jobs.update(owner, job, { status: 'done' })
  })
}

describe('the jobs of a person', () => {
  test('run three at once, however many are begun at the same time; the fourth starts when one ends', async () => {
    const [first, second, third, fourth, fifth] = await addJobs(ada, 5)
    await giveAtOnce(ada, 5)
    expect(await runningOf(ada)).toEqual(inOrder(first, second, third))
    expect((await world.deps.jobs.get(ada, fourth ?? ''))?.status).toBe('queued')
    await finish(ada, second ?? '')
    expect(await runningOf(ada)).toEqual(inOrder(first, third, fourth))
    await Promise.all([finish(ada, first ?? ''), finish(ada, third ?? '')])
    expect(await runningOf(ada)).toEqual(inOrder(fourth, fifth))
  })

  test('never keep those of another person from their turn', async () => {
    await addJobs(ada, 30)
    const [own] = await addJobs(ben, 1)
    await Promise.all([giveAtOnce(ada, 6), giveAtOnce(ben, 1)])
    expect(await turnsOf(ada)).toHaveLength(JOBS_AT_ONCE)
    expect(await runningOf(ben)).toEqual([own])
  })

  test('get another turn when their worker is gone, and those behind them get theirs', async () => {
    const jobs = await addJobs(ada, 4)
    await giveAtOnce(ada, 4)
    const before = (await turnsOf(ada)).map(({ id }) => id)
    const [first] = jobs
    const job = await world.deps.jobs.get(ada, first ?? '')
    if (job) await world.deps.jobs.update(ada, job, { status: 'running' })
    world.clock.advance(JOB_TURN - 1)
    await giveMissedTurns(world.deps)
    expect((await turnsOf(ada)).map(({ id }) => id).toSorted()).toEqual(before.toSorted())
    world.clock.advance(1)
    await Promise.all([giveMissedTurns(world.deps), giveMissedTurns(world.deps)])
    expect(await runningOf(ada)).toEqual(jobs.slice(0, 3).toSorted())
    expect((await turnsOf(ada)).filter(({ id }) => before.includes(id))).toEqual([])
  })

  test('get their turn from the upkeep when nobody was there to give it, and a turn that comes twice runs nothing twice', async () => {
    const [only] = await addJobs(ada, 1)
    await giveMissedTurns(world.deps)
    expect(await turnsOf(ada)).toEqual([])
    world.clock.advance(2 * 60_000)
    await giveMissedTurns(world.deps)
    expect(await runningOf(ada)).toEqual([only])
    const [turn] = await turnsOf(ada)
    const runs: string[] = []
    const run = () =>
      runTurn(world.deps, { uid: ada, turnId: turn?.id ?? '' }, async (uid, jobId) => {
        runs.push(jobId)
        const job = await world.deps.jobs.get(uid, jobId)
        if (job) await world.deps.jobs.update(uid, job, { status: 'done' })
      })
    await run()
    await run()
    expect(runs).toEqual([only])
  })

  test('keep their turn while their run fails, and are run again in it', async () => {
    const [only] = await addJobs(ada, 1)
    await giveTurns(world.deps, ada)
    const [turn] = await turnsOf(ada)
    const fails = runTurn(world.deps, { uid: ada, turnId: turn?.id ?? '' }, () => Promise.reject(new Error('killed')))
    await expect(fails).rejects.toThrow('killed')
    expect(await turnsOf(ada)).toEqual([turn])
    await finish(ada, only ?? '')
    expect(await turnsOf(ada)).toEqual([])
  })
})
