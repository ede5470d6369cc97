import { MODEL_LEASE } from '@postwright/core/model/model-settings'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { cancelJob } from '../../functions/src/jobs/end-job.ts'
import type { ModelAnswer } from '../../functions/src/domain/ports/models.ts'
import { ANSWER, FAILED, type ModelRuns, openModelRuns, OUTPUT_MAX } from '../support/model-runs.ts'

let runs: ModelRuns
beforeEach(async () => {
  runs = await openModelRuns('models')
})

describe('a run of a model', () => {
  test('calls once, keeps the answer and counts what the service says', async () => {
    const id = await runs.storeJob()
    await runs.run(id)
    expect(await runs.job(id)).toMatchObject({ status: 'done', progress: 100 })
    expect(await runs.reply(id)).toMatchObject({
      text: 'Shorter',
      tokensIn: 12,
      tokensOut: 3,
      isEstimated: false,
      reserved: null,
    })
    expect(await runs.usage()).toMatchObject({
      tokensIn: 12,
      tokensOut: 3,
      reserved: 0,
      calls: 1,
      estimated: 0,
      failed: 0,
    })
  })

  test.each([1, 2, 3, 4].flatMap((nth) => [[nth, false] as const, [nth, true] as const]))(
    'killed at write %i (stored: %s) is never called twice, and counts once',
    async (nth, late) => {
      const id = await runs.storeJob()
      runs.answer = async (_, onText) => {
        onText('Shor')
        await runs.deps.clock.sleep(900)
        return ANSWER
      }
      await runs.run(id, runs.killedAt(nth, late)).catch(() => undefined)
      await runs.run(id)
      await runs.run(id)
      expect(runs.calls).toBeLessThanOrEqual(1)
      expect(['done', 'failed']).toContain((await runs.job(id))?.status)
      expect(await runs.reply(id)).toMatchObject({ reserved: null })
      expect(await runs.usage()).toMatchObject({ reserved: 0, calls: 1 })
    },
  )

  test('that was cut off counts as much as was set aside, says so and keeps what had come', async () => {
    const id = await runs.storeJob()
    let isKilled = false
    runs.answer = async (_, onText) => {
      onText('Shor')
      await expect.poll(async () => (await runs.reply(id))?.text).toBe('Shor')
      isKilled = true
      return ANSWER
    }
    const transact: Deps['transact'] = (work) =>
      isKilled ? Promise.reject(new Error('killed')) : runs.deps.transact(work)
    await runs.run(id, { ...runs.deps, transact }).catch(() => undefined)
    const reserved = (await runs.reply(id))?.reserved?.tokens ?? 0
    expect(reserved).toBeGreaterThan(OUTPUT_MAX)
    await runs.run(id)
    expect(await runs.reply(id)).toMatchObject({ problem: 'interrupted', text: 'Shor', isEstimated: true })
    const { tokensIn = 0, tokensOut = 0, failed } = await runs.usage()
    expect([tokensIn + tokensOut, failed]).toEqual([reserved, 1])
  })

  test('delivered twice at once is called once', async () => {
    const id = await runs.storeJob()
    await Promise.all([runs.run(id), runs.run(id)])
    expect(runs.calls).toBe(1)
    expect(await runs.usage()).toMatchObject({ calls: 1, tokensIn: 12 })
  })

  test('of a worker that stood still for longer than its lease counts once, and the late answer changes nothing', async () => {
    const id = await runs.storeJob()
    const held = Promise.withResolvers<ModelAnswer>()
    runs.answer = () => held.promise
    const standing: Deps = { ...runs.deps, clock: { ...runs.deps.clock, sleep: () => new Promise(() => {}) } }
    const late = runs.run(id, standing)
    await expect.poll(() => runs.calls).toBe(1)
    runs.world.clock.advance(MODEL_LEASE + 1)
    await runs.run(id)
    const before = await runs.usage()
    held.resolve(ANSWER)
    await late
    expect(await runs.usage()).toEqual(before)
    expect(await runs.job(id)).toMatchObject({ status: 'failed', result: { problem: 'interrupted' } })
  })

  test('is told what has failed, and when to ask again', async () => {
    const id = await runs.storeJob()
    runs.answer = () =>
      Promise.resolve({ ...FAILED, problem: 'limited', text: '', isFree: true, retryAfter: 30, detail: 'Slow down' })
    await runs.run(id)
    const retryAt = runs.deps.clock.now() + 30_000
    expect(await runs.reply(id)).toMatchObject({ problem: 'limited', detail: 'Slow down', retryAt })
    expect(await runs.usage()).toMatchObject({ tokensIn: 0, tokensOut: 0, failed: 1, reserved: 0 })
  })

  test('whose answer was cut counts an estimate', async () => {
    const id = await runs.storeJob()
    runs.answer = () => Promise.resolve(FAILED)
    await runs.run(id)
    const { tokensIn = 0, tokensOut = 0, estimated } = await runs.usage()
    expect(tokensIn).toBeGreaterThan(0)
    expect(estimated).toBe(tokensIn + tokensOut)
  })
})

describe('a run that is cancelled', () => {
  test('ends its call within a second, keeps its state and counts what has come', async () => {
    const id = await runs.storeJob()
    let ended = 0
    runs.answer = async (signal, onText) => {
      onText('Shor')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      ended = runs.deps.clock.now()
      return FAILED
    }
    const running = runs.run(id)
    await expect.poll(() => runs.calls).toBe(1)
    expect(await cancelJob(runs.deps, runs.world.owner, id)).toBe(true)
    const cancelled = runs.deps.clock.now()
    await running
    expect(ended - cancelled).toBeLessThanOrEqual(1_000)
    expect(await runs.job(id)).toMatchObject({ status: 'cancelled', result: { reserved: null } })
    expect(await runs.usage()).toMatchObject({ reserved: 0, calls: 1, failed: 0 })
  })

  test('before it began is never called', async () => {
    const id = await runs.storeJob()
    await cancelJob(runs.deps, runs.world.owner, id)
    await runs.run(id)
    expect(runs.calls).toBe(0)
    expect(await runs.usage()).toEqual({})
  })

  test('after its worker is gone is counted at once', async () => {
    const id = await runs.storeJob()
    await runs.run(id, runs.killedAt(3, false)).catch(() => undefined)
    runs.world.clock.advance(MODEL_LEASE + 1)
    await cancelJob(runs.deps, runs.world.owner, id)
    expect(await runs.job(id)).toMatchObject({ status: 'cancelled', result: { reserved: null } })
    expect(await runs.usage()).toMatchObject({ reserved: 0, calls: 1 })
  })
})

describe('a budget', () => {
  test('that is used up refuses the run before any call, and counts the refusal', async () => {
    await runs.setUp(OUTPUT_MAX)
    const id = await runs.storeJob()
    await runs.run(id)
    expect(runs.calls).toBe(0)
    expect(await runs.job(id)).toMatchObject({ status: 'failed', result: { problem: 'over_budget' } })
    expect(await runs.usage()).toMatchObject({ refused: 1, calls: 0, reserved: 0 })
  })

  test('is shared by runs at the same time', async () => {
    await runs.setUp(OUTPUT_MAX + 50)
    const ids = await Promise.all([runs.storeJob(), runs.storeJob(), runs.storeJob()])
    runs.answer = async () => {
      await runs.deps.clock.sleep(900)
      return { ...ANSWER, usage: { tokensIn: 50, tokensOut: 100 } }
    }
    await Promise.all(ids.map((id) => runs.run(id)))
    expect(runs.calls).toBe(1)
    expect(await runs.usage()).toMatchObject({ refused: 2, calls: 1, tokensIn: 50, tokensOut: 100 })
  })
})

test.each([
  ['whose settings were removed says so', 'settings_missing'],
  ['of a person who may not write there any more is not begun', 'forbidden'],
] as const)('a run %s', async (_, problem) => {
  const id = await runs.storeJob()
  const { workspaceId, owner } = runs.world
  if (problem === 'forbidden') await runs.world.refs.member(workspaceId, owner.uid).update({ role: 'viewer' })
  else await runs.deps.transact(async (tx) => runs.deps.modelStore.clearIn(tx, workspaceId))
  await runs.run(id)
  expect(runs.calls).toBe(0)
  expect(await runs.reply(id)).toMatchObject({ problem })
})
