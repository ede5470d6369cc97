import { isJobOf } from '@postwright/core/jobs/kinds'
import { MODEL_LEASE } from '@postwright/core/model/model-settings'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { cancelJob } from '../../functions/src/jobs/end-job.ts'
import type { ModelAnswer } from '../../functions/src/domain/ports/models.ts'
import { settleAbandoned } from '../../functions/src/domain/llm/settle-run.ts'
import { ANSWER, type ModelRuns, openModelRuns } from '../support/model-runs.ts'

let runs: ModelRuns
beforeEach(async () => {
  runs = await openModelRuns('abandoned-runs')
})

const settle = () => settleAbandoned(runs.deps)

/** Starts a run whose worker is killed during its call. @returns its job and the number of reserved tokens */
async function abandon(): Promise<{ id: string; tokens: number }> {
  const id = await runs.storeJob()
  await runs.run(id, runs.killedAt(3, false)).catch(() => undefined)
  const tokens = (await runs.reply(id))?.reserved?.tokens ?? 0
  expect(tokens).toBeGreaterThan(0)
  return { id, tokens }
}

describe('a run whose worker is gone and that is not delivered again', () => {
  test('is ended by the upkeep, which says why and counts once what was set aside', async () => {
    const { id, tokens } = await abandon()
    runs.world.clock.advance(MODEL_LEASE)
    await Promise.all([settle(), settle()])
    await settle()
    expect(await runs.job(id)).toMatchObject({ status: 'failed', progress: 100 })
    expect(await runs.reply(id)).toMatchObject({ problem: 'interrupted', reserved: null, leaseEndsAt: null })
    const { tokensIn = 0, tokensOut = 0, ...counted } = await runs.usage()
    expect(counted).toMatchObject({ reserved: 0, calls: 1, failed: 1 })
    expect(tokensIn + tokensOut).toBe(tokens)
  })

  test('is left alone while its worker may be there', async () => {
    const { id, tokens } = await abandon()
    await settle()
    expect(await runs.job(id)).toMatchObject({ status: 'running' })
    expect(await runs.usage()).toMatchObject({ reserved: tokens })
  })

  test.each([1, 2])(
    'is counted once when the upkeep is killed at its write %i (stored or not) and repeated',
    async (nth) => {
      const [first, second] = [await abandon(), await abandon()]
      runs.world.clock.advance(MODEL_LEASE)
      for (const late of [false, true]) await settleAbandoned(runs.killedAt(nth, late))
      await settle()
      for (const { id } of [first, second]) expect(await runs.job(id)).toMatchObject({ status: 'failed' })
      const { tokensIn = 0, tokensOut = 0, ...counted } = await runs.usage()
      expect(counted).toMatchObject({ reserved: 0, calls: 2, failed: 2 })
      expect(tokensIn + tokensOut).toBe(first.tokens + second.tokens)
    },
  )

  test('stays cancelled when a person has cancelled it', async () => {
    const { id } = await abandon()
    await cancelJob(runs.deps, runs.world.owner, id)
    runs.world.clock.advance(MODEL_LEASE)
    await settle()
    expect(await runs.job(id)).toMatchObject({ status: 'cancelled', result: { reserved: null } })
    expect(await runs.usage()).toMatchObject({ reserved: 0, calls: 1, failed: 0 })
  })

  test('does not keep others from being counted when it cannot be read', async () => {
    const [broken, readable] = [await abandon(), await abandon()]
    const { uid } = runs.world.owner
    await runs.world.refs.db.doc(paths.job(uid, broken.id)).update({ status: 'of another version' })
    runs.world.clock.advance(MODEL_LEASE)
    await settle()
    expect(await runs.job(readable.id)).toMatchObject({ status: 'failed' })
    expect(await runs.usage()).toMatchObject({ reserved: broken.tokens, calls: 1 })
  })
})

describe('a worker that stood still for longer than its lease', () => {
  /** Starts a run that waits for its model while its worker sleeps. `end` lets the model respond. */
  async function standStill() {
    const id = await runs.storeJob()
    const held = Promise.withResolvers<ModelAnswer>()
    runs.answer = () => held.promise
    const standing: Deps = { ...runs.deps, clock: { ...runs.deps.clock, sleep: () => new Promise(() => {}) } }
    const running = runs.run(id, standing)
    await expect.poll(() => runs.calls).toBe(1)
    return { id, end: () => (held.resolve(ANSWER), running) }
  }

  test('changes nothing when it comes back after its run was settled', async () => {
    const { id, end } = await standStill()
    runs.world.clock.advance(MODEL_LEASE)
    await settle()
    const counted = await runs.usage()
    await end()
    expect(await runs.usage()).toEqual(counted)
    expect(await runs.job(id)).toMatchObject({ status: 'failed', result: { problem: 'interrupted', text: '' } })
  })

  test('keeps its run when it renews its lease just before it would be settled', async () => {
    const { id, end } = await standStill()
    runs.world.clock.advance(MODEL_LEASE)
    const transact: Deps['transact'] = async (work) => {
      const job = await runs.job(id)
      const leaseEndsAt = runs.deps.clock.now() + MODEL_LEASE
      if (job && isJobOf(job, 'model_run')) {
        await runs.deps.jobs.update(runs.world.owner.uid, job, { result: { ...job.result, leaseEndsAt } })
      }
      return runs.deps.transact(work)
    }
    await settleAbandoned({ ...runs.deps, transact })
    expect(await runs.job(id)).toMatchObject({ status: 'running' })
    await end()
    expect(await runs.job(id)).toMatchObject({ status: 'done', result: { text: 'Shorter', reserved: null } })
    expect(await runs.usage()).toMatchObject({ reserved: 0, calls: 1, tokensIn: 12, tokensOut: 3 })
  })
})
