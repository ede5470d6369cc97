import { exportJob } from '@postwright/core/jobs/export'
import { modelRunJob } from '@postwright/core/jobs/model-run'
import { postImportJob } from '@postwright/core/jobs/post-import'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { newJob } from '../../functions/src/domain/jobs/begin-job.ts'
import { giveTurns, runTurn } from '../../functions/src/domain/jobs/give-turns.ts'
import { cancelJob, retryJob } from '../../functions/src/jobs/end-job.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
let deps: Deps
let uid: string
let count = 0
beforeEach(async () => {
  world ??= await createPublishingWorld('job-runs')
  deps = world.deps
  count += 1
  uid = `person${count}`
})

/** Stores a queued export. Returns its job id. */
async function addExport(fields: object = {}): Promise<string> {
  const job = { ...newJob(deps, uid, exportJob, {}), ...fields }
  await deps.jobs.create(uid, job)
  return job.id
}

const job = (id: string) => deps.jobs.get(uid, id)
const caller = () => ({ uid, sessionId: 's1', role: 'user' }) as const
const failing = (): Deps => ({ ...deps, users: { ...deps.users, get: () => Promise.reject(new Error('no database')) } })
const without = (): Deps => ({ ...deps, users: { ...deps.users, get: () => Promise.resolve(null) } })

/** Runs the job's turns one after the other, up to 20. @returns the number of turns */
async function runTurns(using: Deps): Promise<number> {
  for (let turns = 0; turns < 20; turns += 1) {
    await giveTurns(deps, uid)
    const [turn] = await deps.jobTurns.list(uid)
    if (!turn) return turns
    await runTurn(deps, { uid, turnId: turn.id }, (owner, jobId) => runJob(using, owner, jobId)).catch(() => undefined)
  }
  return 20
}

describe('a job ends after a bounded number of turns', () => {
  test('when each of its runs fails, with the cause', async () => {
    const id = await addExport()
    expect(await runTurns(failing())).toBe(exportJob.runsMax)
    expect(await job(id)).toMatchObject({ status: 'failed', cause: 'error', runs: exportJob.runsMax })
  })

  test('when its run comes back without an outcome, with the first of them', async () => {
    const id = await addExport()
    expect(await runTurns(without())).toBe(1)
    expect(await job(id)).toMatchObject({ status: 'failed', cause: 'no_outcome' })
  })

  test('when each of its workers was ended in it', async () => {
    const id = await addExport({ status: 'running', runs: exportJob.runsMax })
    expect(await runTurns(deps)).toBe(1)
    expect(await job(id)).toMatchObject({ status: 'failed', cause: 'interrupted' })
  })

  test('when it cannot be read at all', async () => {
    const id = await addExport()
    await giveTurns(deps, uid)
    await world.refs.db.doc(paths.job(uid, id)).update({ kind: 'nothing known' })
    expect(await runTurns(deps)).toBe(1)
    expect(await deps.jobTurns.list(uid)).toEqual([])
  })

  test('and is begun as often again once it has got further', async () => {
    const id = await addExport({ status: 'running', progress: 3, runs: exportJob.runsMax - 1 })
    const killed: Deps = {
      ...deps,
      users: { ...deps.users, get: () => Promise.resolve(makeUser({ id: uid })) },
      exportData: { ...deps.exportData, accountOf: () => Promise.reject(new Error('killed')) },
    }
    await runJob(killed, uid, id).catch(() => undefined)
    await expect(runJob(killed, uid, id)).rejects.toThrow('killed')
    expect(await job(id)).toMatchObject({ status: 'running', progress: 5, runs: 2 })
  })
})

describe('a person', () => {
  test('ends a job that waits, and one that runs before its next step; repeated it changes nothing', async () => {
    const id = await addExport()
    expect(await cancelJob(deps, caller(), id)).toBe(true)
    expect(await cancelJob(deps, caller(), id)).toBe(false)
    expect(await runTurns(failing())).toBe(0)
    expect(await job(id)).toMatchObject({ status: 'cancelled', runs: 0 })
  })

  test('begins a failed job again, with a turn at once', async () => {
    const id = await addExport({ status: 'failed', cause: 'error', runs: 5, progress: 40 })
    expect(await retryJob(deps, caller(), id)).toBe(true)
    expect(await job(id)).toMatchObject({ status: 'queued', cause: null, runs: 0, progress: 0 })
    expect(await deps.jobTurns.list(uid)).toMatchObject([{ jobId: id }])
    expect(await retryJob(deps, caller(), id)).toBe(false)
  })

  test('begins a job again while its run still ends, and that run leaves the new one alone', async () => {
    const id = await addExport()
    const overtaken: Deps = {
      ...deps,
      users: {
        ...deps.users,
        get: async () => {
          await world.refs.db.doc(paths.job(uid, id)).update({ status: 'failed', cause: 'error' })
          expect(await retryJob(deps, caller(), id)).toBe(true)
          return null
        },
      },
    }
    await runJob(overtaken, uid, id)
    expect(await job(id)).toMatchObject({ status: 'queued', cause: null, runs: 0 })
  })

  test('goes on with what an import had done when it is begun again', async () => {
    const { workspaceId, owner } = world
    uid = owner.uid
    const made = newJob(deps, uid, postImportJob, { workspaceId, total: 9 })
    const result = { done: 5, drafts: 5, scheduled: 0, reports: [] }
    await deps.jobs.create(uid, { ...made, status: 'failed', cause: 'interrupted', result })
    expect(await retryJob(deps, owner, made.id)).toBe(true)
    expect(await job(made.id)).toMatchObject({ status: 'queued', result })
    await cancelJob(deps, owner, made.id)
  })

  test('begins nothing again that they might not begin now, that has expired, or that a new one is begun instead of', async () => {
    const facts = { workspaceId: world.workspaceId, total: 1 }
    const foreign = { ...newJob(deps, uid, postImportJob, facts), status: 'failed' as const }
    await deps.jobs.create(uid, foreign)
    await expect(retryJob(deps, caller(), foreign.id)).rejects.toMatchObject({ code: 'not_found' })
    const late = await addExport({ status: 'failed', cause: 'error', expiresAt: deps.clock.now() })
    expect(await retryJob(deps, caller(), late)).toBe(false)
    uid = world.owner.uid
    const messages = [{ role: 'user' as const, content: 'Shorten' }]
    const run = { workspaceId: world.workspaceId, task: 'shorten' as const, messages, outputMax: 10 }
    const failed = { ...newJob(deps, uid, modelRunJob, run), status: 'failed' as const }
    await deps.jobs.create(uid, failed)
    expect(await retryJob(deps, world.owner, failed.id)).toBe(false)
  })

  test('finds no job of another person', async () => {
    const id = await addExport()
    const other = { uid: 'other', sessionId: 's2', role: 'user' } as const
    await expect(cancelJob(deps, other, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(retryJob(deps, other, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await job(id)).toMatchObject({ status: 'queued' })
  })
})

test('a job that was stored by the first version runs, and is stored in the new form', async () => {
  const id = await addExport()
  const ref = world.refs.db.doc(paths.job(uid, id))
  const { facts: _facts, result: _result, cause: _cause, runs: _runs, ...rest } = (await ref.get()).data() ?? {}
  await ref.set({ ...rest, schema: 1, resultKey: null, leftOut: 0, import: null, modelReply: null })
  await runJob(without(), uid, id)
  const fields = (await ref.get()).data()
  expect(fields).toMatchObject({ schema: 2, facts: {}, result: { key: null, leftOut: 0 }, status: 'failed', runs: 1 })
  expect(Object.keys(fields ?? {})).not.toEqual(expect.arrayContaining(['resultKey']))
  expect(Object.keys(fields ?? {})).not.toEqual(expect.arrayContaining(['modelReply']))
})
