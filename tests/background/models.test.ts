import { type ModelReply, NO_REPLY } from '@postwright/core/model/model-run'
import type { ModelUsage } from '@postwright/core/model/model-usage'
import { MODEL_LEASE } from '@postwright/core/models/model-limits'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/deps.ts'
import { newJob } from '../../functions/src/domain/jobs/new-job.ts'
import { cancelModelRun } from '../../functions/src/domain/models/cancel-model-run.ts'
import type { FailedAnswer, ModelAnswer, ModelService } from '../../functions/src/domain/models/model-service.ts'
import { runModelJob } from '../../functions/src/domain/models/run-model-job.ts'
import { saveModelSettings } from '../../functions/src/domain/models/save-model-settings.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

const MESSAGES = [{ role: 'user' as const, content: 'Shorten this' }]
const OUTPUT_MAX = 100
const ANSWER: ModelAnswer = { kind: 'answered', text: 'Shorter', usage: { tokensIn: 12, tokensOut: 3 } }
const FAILED: FailedAnswer = {
  kind: 'failed',
  problem: 'cut',
  detail: '',
  text: 'Shor',
  usage: null,
  retryAfter: null,
  isFree: false,
}

let world: PublishingWorld
let deps: Deps
let calls: number
let answer: (signal: AbortSignal, onText: (text: string) => void) => Promise<ModelAnswer>
beforeEach(async () => {
  world = await createPublishingWorld('models')
  calls = 0
  answer = () => Promise.resolve(ANSWER)
  const models: ModelService = {
    check: () => Promise.resolve(),
    ask: (_, { signal, onText = () => {} }) => {
      calls += 1
      return answer(signal, onText)
    },
  }
  deps = { ...world.deps, models }
  await setUp(10_000)
})

async function setUp(monthlyTokens: number): Promise<void> {
  const { workspaceId, owner } = world
  const address = 'https://models.example.com/v1'
  const wanted = { workspaceId, address, model: 'm', key: 'a key', monthlyTokens, outputField: 'max_tokens' as const }
  await saveModelSettings(deps, owner, wanted)
}

async function storeJob(): Promise<string> {
  const modelRun = {
    workspaceId: world.workspaceId,
    task: 'shorten' as const,
    messages: MESSAGES,
    outputMax: OUTPUT_MAX,
  }
  const job = newJob(deps, world.owner.uid, { kind: 'model_run', modelRun, modelReply: NO_REPLY })
  await deps.jobs.create(world.owner.uid, job)
  return job.id
}

const run = (id: string, using = deps) => runModelJob(using, world.owner.uid, id)
const job = (id: string) => deps.jobs.get(world.owner.uid, id)

async function reply(id: string): Promise<ModelReply | null | undefined> {
  return (await job(id))?.modelReply
}

async function usage(): Promise<Partial<ModelUsage>> {
  return (await world.refs.db.doc(`${paths.modelUsage(world.workspaceId)}/2026-11`).get()).data() ?? {}
}

/** Dependencies whose transactions fail from the `nth` on; `late`: only once they are stored. */
function killedAt(nth: number, late: boolean): Deps {
  let count = 0
  const transact: Deps['transact'] = async (work) => {
    count += 1
    if (count < nth) return deps.transact(work)
    if (late && count === nth) await deps.transact(work)
    throw new Error('killed')
  }
  return { ...deps, transact }
}

describe('a run of a model', () => {
  test('calls once, keeps the answer and counts what the service says', async () => {
    const id = await storeJob()
    await run(id)
    expect(await job(id)).toMatchObject({ status: 'done', progress: 100 })
    expect(await reply(id)).toMatchObject({
      text: 'Shorter',
      tokensIn: 12,
      tokensOut: 3,
      isEstimated: false,
      reserved: null,
    })
    expect(await usage()).toMatchObject({ tokensIn: 12, tokensOut: 3, reserved: 0, calls: 1, estimated: 0, failed: 0 })
  })

  test.each([1, 2, 3].flatMap((nth) => [[nth, false] as const, [nth, true] as const]))(
    'killed at write %i (stored: %s) is never called twice, and counts once',
    async (nth, late) => {
      const id = await storeJob()
      answer = async (_, onText) => {
        onText('Shor')
        await deps.clock.sleep(900)
        return ANSWER
      }
      await run(id, killedAt(nth, late)).catch(() => undefined)
      await run(id)
      await run(id)
      expect(calls).toBeLessThanOrEqual(1)
      expect(['done', 'failed']).toContain((await job(id))?.status)
      expect(await reply(id)).toMatchObject({ reserved: null })
      expect(await usage()).toMatchObject({ reserved: 0, calls: 1 })
    },
  )

  test('that was cut off counts as much as was set aside, says so and keeps what had come', async () => {
    const id = await storeJob()
    let isKilled = false
    answer = async (_, onText) => {
      onText('Shor')
      await expect.poll(async () => (await reply(id))?.text).toBe('Shor')
      isKilled = true
      return ANSWER
    }
    const transact: Deps['transact'] = (work) => (isKilled ? Promise.reject(new Error('killed')) : deps.transact(work))
    await run(id, { ...deps, transact }).catch(() => undefined)
    const reserved = (await reply(id))?.reserved?.tokens ?? 0
    expect(reserved).toBeGreaterThan(OUTPUT_MAX)
    await run(id)
    expect(await reply(id)).toMatchObject({ problem: 'interrupted', text: 'Shor', isEstimated: true })
    const { tokensIn = 0, tokensOut = 0, failed } = await usage()
    expect([tokensIn + tokensOut, failed]).toEqual([reserved, 1])
  })

  test('delivered twice at once is called once', async () => {
    const id = await storeJob()
    await Promise.all([run(id), run(id)])
    expect(calls).toBe(1)
    expect(await usage()).toMatchObject({ calls: 1, tokensIn: 12 })
  })

  test('of a worker that stood still for longer than its lease counts once, and the late answer changes nothing', async () => {
    const id = await storeJob()
    const held = Promise.withResolvers<ModelAnswer>()
    answer = () => held.promise
    const standing: Deps = { ...deps, clock: { ...deps.clock, sleep: () => new Promise(() => {}) } }
    const late = run(id, standing)
    await expect.poll(() => calls).toBe(1)
    world.clock.advance(MODEL_LEASE + 1)
    await run(id)
    const before = await usage()
    held.resolve(ANSWER)
    await late
    expect(await usage()).toEqual(before)
    expect(await job(id)).toMatchObject({ status: 'failed', modelReply: { problem: 'interrupted' } })
  })

  test('is told what has failed, and when to ask again', async () => {
    const id = await storeJob()
    answer = () =>
      Promise.resolve({ ...FAILED, problem: 'limited', text: '', isFree: true, retryAfter: 30, detail: 'Slow down' })
    await run(id)
    const retryAt = deps.clock.now() + 30_000
    expect(await reply(id)).toMatchObject({ problem: 'limited', detail: 'Slow down', retryAt })
    expect(await usage()).toMatchObject({ tokensIn: 0, tokensOut: 0, failed: 1, reserved: 0 })
  })

  test('whose answer was cut counts an estimate', async () => {
    const id = await storeJob()
    answer = () => Promise.resolve(FAILED)
    await run(id)
    const { tokensIn = 0, tokensOut = 0, estimated } = await usage()
    expect(tokensIn).toBeGreaterThan(0)
    expect(estimated).toBe(tokensIn + tokensOut)
  })
})

describe('a run that is cancelled', () => {
  test('ends its call within a second, keeps its state and counts what has come', async () => {
    const id = await storeJob()
    let ended = 0
    answer = async (signal, onText) => {
      onText('Shor')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      ended = deps.clock.now()
      return FAILED
    }
    const running = run(id)
    await expect.poll(() => calls).toBe(1)
    const cancelled = deps.clock.now()
    expect(await cancelModelRun(deps, world.owner, id)).toBe(true)
    await running
    expect(ended - cancelled).toBeLessThanOrEqual(1_000)
    expect(await job(id)).toMatchObject({ status: 'cancelled', modelReply: { reserved: null } })
    expect(await usage()).toMatchObject({ reserved: 0, calls: 1, failed: 0 })
  })

  test('before it began is never called', async () => {
    const id = await storeJob()
    await cancelModelRun(deps, world.owner, id)
    await run(id)
    expect(calls).toBe(0)
    expect(await usage()).toEqual({})
  })

  test('after its worker is gone is counted at once', async () => {
    const id = await storeJob()
    await run(id, killedAt(2, false)).catch(() => undefined)
    world.clock.advance(MODEL_LEASE + 1)
    await cancelModelRun(deps, world.owner, id)
    expect(await job(id)).toMatchObject({ status: 'cancelled', modelReply: { reserved: null } })
    expect(await usage()).toMatchObject({ reserved: 0, calls: 1 })
  })
})

describe('a budget', () => {
  test('that is used up refuses the run before any call, and counts the refusal', async () => {
    await setUp(OUTPUT_MAX)
    const id = await storeJob()
    await run(id)
    expect(calls).toBe(0)
    expect(await job(id)).toMatchObject({ status: 'failed', modelReply: { problem: 'over_budget' } })
    expect(await usage()).toMatchObject({ refused: 1, calls: 0, reserved: 0 })
  })

  test('is shared by runs at the same time', async () => {
    await setUp(OUTPUT_MAX + 50)
    const ids = await Promise.all([storeJob(), storeJob(), storeJob()])
    answer = async () => {
      await deps.clock.sleep(900)
      return { ...ANSWER, usage: { tokensIn: 50, tokensOut: 100 } }
    }
    await Promise.all(ids.map((id) => run(id)))
    expect(calls).toBe(1)
    expect(await usage()).toMatchObject({ refused: 2, calls: 1, tokensIn: 50, tokensOut: 100 })
  })
})

test.each([
  ['whose settings were removed says so', 'settings_missing'],
  ['of a person who may not write there any more is not begun', 'forbidden'],
] as const)('a run %s', async (_, problem) => {
  const id = await storeJob()
  const { workspaceId, owner } = world
  if (problem === 'forbidden') await world.refs.member(workspaceId, owner.uid).update({ role: 'viewer' })
  else await deps.transact(async (tx) => deps.modelStore.clearIn(tx, workspaceId))
  await run(id)
  expect(calls).toBe(0)
  expect(await reply(id)).toMatchObject({ problem })
})
