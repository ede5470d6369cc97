import { randomUUID } from 'node:crypto'
import { sharedModelUsage } from '@postwright/core/collections/shared-model-usage'
import { MODEL_LEASE } from '@postwright/core/model/model-settings'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { clearModelSettings } from '../../functions/src/domain/llm/model-settings.ts'
import {
  changeSharedModel,
  connectSharedModel,
  readSharedModelUses,
} from '../../functions/src/domain/llm/manage-shared-models.ts'
import { readOfferedModel } from '../../functions/src/domain/llm/read-offered-model.ts'
import { startModelRun } from '../../functions/src/domain/llm/model-run.ts'
import { readNeeds } from '../../functions/src/domain/operator/read-needs.ts'
import type { ModelCall } from '../../functions/src/domain/ports/models.ts'
import { ANSWER, FAILED, type ModelRuns, openModelRuns } from '../support/model-runs.ts'

const ALLOWANCE = 5_000
const DAY = 24 * 60 * 60_000
const REQUEST = {
  task: 'shorten',
  text: 'Our oak tables last for generations.',
  finding: null,
  choice: '',
  platform: null,
  brandKitId: null,
  personaId: null,
} as const

let runs: ModelRuns
let asked: ModelCall[]
beforeEach(async () => {
  runs = await openModelRuns('shared-models')
  asked = []
  const { ask } = runs.deps.models
  runs.deps.models.ask = (call, options) => {
    asked.push(call)
    return ask(call, options)
  }
  const { refs } = runs.world
  await refs.db.recursiveDelete(refs.db.collection(paths.sharedModels()))
  await refs.db.recursiveDelete(refs.db.collection(paths.sharedModelUsage()))
})

async function offer(name = 'House model', keyEndsAt: number | null = null) {
  const modelId = randomUUID()
  const given = { name, monthlyTokens: ALLOWANCE, keyEndsAt }
  const service = { address: 'https://shared.example.com/v1', model: 'shared-1', key: `key-of-${modelId}` }
  const { model } = await connectSharedModel(runs.deps, 'admin', { modelId, ...given, ...service })
  expect(model).toMatchObject({ isOffered: false, keyEnd: modelId.slice(-4) })
  await changeSharedModel(runs.deps, 'admin', { modelId, ...given, isOffered: true })
  asked = []
  return { modelId, key: service.key }
}

const removeOwn = () => clearModelSettings(runs.deps, runs.world.owner, runs.world.workspaceId)
const usage = async () =>
  (await runs.world.refs.described(sharedModelUsage).doc(`${runs.world.owner.uid}_2026-11`).get()).data()

test('a workspace’s own model goes before the one that is offered', async () => {
  await offer()
  await runs.run(await runs.storeJob())
  expect(asked).toMatchObject([{ model: 'm', key: 'a key' }])
  expect(await usage()).toBeUndefined()
})

test('without an own model a run uses the operator’s key and counts for the person', async () => {
  const { modelId, key } = await offer()
  await removeOwn()
  const id = await runs.storeJob()
  await runs.run(id)
  expect(asked).toMatchObject([{ model: 'shared-1', key }])
  expect(await runs.job(id)).toMatchObject({ status: 'done' })
  expect(await usage()).toMatchObject({ tokensIn: 12, tokensOut: 3, reserved: 0, calls: 1, sharedModelId: modelId })
  expect(await readSharedModelUses(runs.deps, modelId)).toEqual({ people: 1, tasks: 1, underWay: 0 })
  const offered = await readOfferedModel(runs.deps, runs.world.owner)
  expect(offered).toMatchObject({ name: 'House model', host: 'shared.example.com', left: ALLOWANCE - 15 })
})

test('without any model a run is refused before it begins, and so is one whose model was withdrawn meanwhile', async () => {
  await removeOwn()
  const start = () => startModelRun(runs.deps, runs.world.owner, { workspaceId: runs.world.workspaceId, ...REQUEST })
  await expect(start()).rejects.toMatchObject({ code: 'model_missing' })
  const { modelId } = await offer()
  const jobId = await start()
  const given = { name: 'House model', monthlyTokens: ALLOWANCE, keyEndsAt: null }
  await changeSharedModel(runs.deps, 'admin', { modelId, ...given, isOffered: false })
  await runs.run(jobId)
  expect(await runs.reply(jobId)).toMatchObject({ problem: 'settings_missing' })
  expect(asked).toEqual([])
})

test('offering a provider takes the place of the one before', async () => {
  const first = await offer('First')
  const second = await offer('Second')
  expect(await runs.deps.sharedModels.get(first.modelId)).toMatchObject({ isOffered: false })
  expect(await runs.deps.sharedModels.offered()).toMatchObject({ id: second.modelId })
})

test('runs at the same time never use more than a person’s allowance, and say so', async () => {
  await offer()
  await removeOwn()
  await runs.world.refs.described(sharedModelUsage).doc(`${runs.world.owner.uid}_2026-11`).delete()
  const ids = await Promise.all(Array.from({ length: 3 }, () => runs.storeJob()))
  runs.answer = async () => ({ ...ANSWER, usage: { tokensIn: ALLOWANCE - 150, tokensOut: 50 } })
  for (const id of ids) await runs.run(id)
  const problems = await Promise.all(ids.map(async (id) => (await runs.reply(id))?.problem))
  expect(problems.filter((problem) => problem === 'over_allowance')).toHaveLength(2)
  expect(asked).toHaveLength(1)
  expect(await usage()).toMatchObject({ refused: 2, reserved: 0, calls: 1 })
})

test.each([1, 2, 3, 4].flatMap((nth) => [[nth, false] as const, [nth, true] as const]))(
  'a run with the shared key that is killed at write %i (stored: %s) is called once at most, and counts once',
  async (nth, late) => {
    await offer()
    await removeOwn()
    const id = await runs.storeJob()
    await runs.run(id, runs.killedAt(nth, late)).catch(() => undefined)
    await runs.run(id)
    runs.world.clock.advance(MODEL_LEASE + 1)
    await runs.run(id)
    expect(asked.length).toBeLessThanOrEqual(1)
    expect(await runs.reply(id)).toMatchObject({ reserved: null })
    expect(await usage()).toMatchObject({ reserved: 0, calls: 1 })
  },
)

test('a shared key that is refused shows the person no words of the provider, and the operator that it is refused', async () => {
  await offer()
  await removeOwn()
  runs.world.clock.advance(1)
  const id = await runs.storeJob()
  runs.answer = async () => ({ ...FAILED, problem: 'key_refused', detail: 'Incorrect key sk-…' })
  await runs.run(id)
  expect(await runs.reply(id)).toMatchObject({ problem: 'shared_key_refused', detail: '' })
  const { found } = await readNeeds(runs.deps, runs.world.clock.now())
  expect(found).toContainEqual(expect.objectContaining({ kind: 'model_key_refused', count: 1 }))
})

test('a key that ends within thirty days needs somebody on the admin home, a later one does not', async () => {
  const now = runs.world.clock.now()
  await offer('Later', now + 31 * DAY)
  const kinds = async () => (await readNeeds(runs.deps, now)).found.map(({ kind }) => kind)
  expect(await kinds()).not.toContain('model_keys_ending')
  await offer('Soon', now + 29 * DAY)
  const { found } = await readNeeds(runs.deps, now)
  expect(found).toContainEqual(expect.objectContaining({ kind: 'model_keys_ending', count: 1, since: now + 29 * DAY }))
})
