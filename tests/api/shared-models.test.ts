import { randomUUID } from 'node:crypto'
import {
  changeSharedModel,
  connectSharedModel,
  listSharedModels,
  readOfferedModel,
  readSharedModelUses,
  removeSharedModel,
  revertSharedModel,
  rotateSharedModel,
  testSharedModel,
} from '@postwright/core/api/shared-models'
import { REPLACED_KEY_KEPT } from '@postwright/core/model/shared-model'
import { paths } from '@postwright/core/paths'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetReplacedModelKeys } from '../../functions/src/domain/llm/rotate-shared-model.ts'
import { createModelsFake, type ModelsFake } from '../fakes/models/create-models-fake.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { createLocalDeps } from '../support/local-api.ts'

let fake: ModelsFake
let admin: TestCaller
let modelId: string
beforeAll(async () => {
  fake = await createModelsFake()
})
beforeEach(async () => {
  fake.reset()
  admin = await asAdmin(await createCaller())
  await confirm(admin)
  modelId = randomUUID()
})
afterEach(async () => {
  await database().doc(paths.sharedModel(modelId)).delete()
})
afterAll(() => fake.close())

const wanted = (key = fake.key) => ({
  modelId,
  name: 'House model',
  address: fake.address,
  model: fake.model,
  key,
  keyEndsAt: null,
  monthlyTokens: 50_000,
})
const connect = async () => dataOf(await admin.call(connectSharedModel, wanted()))

test('a provider is connected once it has answered, with its key sealed and its last four characters shown', async () => {
  const { problem, model } = await connect()
  expect(problem).toBeNull()
  expect(model).toMatchObject({ name: 'House model', keyEnd: 'cdef', isOffered: false, tested: { problem: null } })
  expect(dataOf(await admin.call(listSharedModels, {})).models).toContainEqual(model)
  expect(JSON.stringify(await fieldsOf(paths.sharedModel(modelId)))).not.toContain(fake.key)
  expect(JSON.stringify(await auditEntriesFor(modelId))).not.toContain(fake.key)
  expect(await connect()).toMatchObject({ problem: null, model: { updatedAt: model?.updatedAt } })
  expect(await auditEntriesFor(modelId)).toHaveLength(1)
})

test('a key that the provider refuses is stored nowhere, and its words hold no key', async () => {
  const refused = dataOf(await admin.call(connectSharedModel, wanted('sk-wrong-0123456789')))
  expect(refused).toMatchObject({ problem: 'key_refused', model: null })
  expect(JSON.stringify(refused)).not.toContain('sk-wrong')
  expect(await fieldsOf(paths.sharedModel(modelId))).toBeUndefined()
})

test('an id that stands for a provider is not taken for another one', async () => {
  await connect()
  errorOf(await admin.call(connectSharedModel, wanted('sk-other-0123456789')), 'stale_revision')
})

test('a rotation swaps the key only once the provider has accepted it', async () => {
  await connect()
  const rotated = dataOf(await admin.call(rotateSharedModel, { modelId, key: 'sk-wrong-0123456789', keyEndsAt: null }))
  expect(rotated).toMatchObject({ problem: 'key_refused', model: null })
  const tested = dataOf(await admin.call(testSharedModel, { modelId }))
  expect(tested).toMatchObject({ problem: null, model: { keyEnd: 'cdef', previous: null } })
  const same = dataOf(await admin.call(rotateSharedModel, { modelId, key: fake.key, keyEndsAt: null }))
  expect(same.model).toMatchObject({ previous: null })
  const actions = (await auditEntriesFor(modelId)).map((entry) => 'action' in entry && entry.action)
  expect(actions).toContain('shared_model.tested')
  expect(actions).not.toContain('shared_model.rotated')
})

test('the replaced key is kept for a week to go back to, and going back twice changes nothing', async () => {
  const clock = createTestClock(Date.now())
  const deps = await createLocalDeps({}, { clock })
  await connect()
  const before = await fieldsOf(paths.sharedModel(modelId))
  const replacedAt = clock.now()
  const kept = { sealed: before?.sealed, keyEnd: 'old1', keyEndsAt: null }
  const previous = { ...kept, replacedAt: new Date(replacedAt), endsAt: new Date(replacedAt + REPLACED_KEY_KEPT) }
  await setFields(paths.sharedModel(modelId), { ...before, previous })
  const { model } = dataOf(await admin.call(revertSharedModel, { modelId, replacedAt }))
  expect(model).toMatchObject({ keyEnd: 'old1', tested: null, previous: { keyEnd: 'cdef' } })
  errorOf(await admin.call(revertSharedModel, { modelId, replacedAt }), 'stale_revision')
  clock.advance(REPLACED_KEY_KEPT - 60_000)
  await forgetReplacedModelKeys(deps)
  expect(await fieldsOf(paths.sharedModel(modelId))).toMatchObject({ previous: { keyEnd: 'cdef' } })
  clock.advance(120_000)
  await forgetReplacedModelKeys(deps)
  expect(await fieldsOf(paths.sharedModel(modelId))).toMatchObject({ previous: null, keyEnd: 'old1' })
})

test('name, allowance and end of the key of a provider are changed, its address and model are not', async () => {
  await connect()
  const wantedNow = { modelId, name: 'Other', monthlyTokens: 60_000, keyEndsAt: 1_800_000_000_000, isOffered: false }
  const { model } = dataOf(await admin.call(changeSharedModel, wantedNow))
  expect(model).toMatchObject({ name: 'Other', monthlyTokens: 60_000, keyEndsAt: 1_800_000_000_000, keyEnd: 'cdef' })
  expect(model).toMatchObject({ address: fake.address, model: fake.model })
  errorOf(await admin.call(changeSharedModel, { ...wantedNow, modelId: 'none' }), 'not_found')
  errorOf(await admin.call(changeSharedModel, { ...wantedNow, monthlyTokens: 1 }), 'validation_failed')
})

test('what a rotation concerns is counted, and a provider is removed with its key', async () => {
  await connect()
  const { uses } = dataOf(await admin.call(readSharedModelUses, { modelId }))
  expect(uses).toEqual({ people: 0, tasks: 0, underWay: 0 })
  expect(dataOf(await admin.call(removeSharedModel, { modelId }))).toEqual({ removed: true })
  expect(dataOf(await admin.call(removeSharedModel, { modelId }))).toEqual({ removed: false })
  expect(await fieldsOf(paths.sharedModel(modelId))).toBeUndefined()
})

test('only admins with a fresh sign-in change providers, and people read no more than what is offered', async () => {
  await connect()
  const person = await createCaller()
  errorOf(await person.call(listSharedModels, {}), 'route_not_found')
  errorOf(await person.call(testSharedModel, { modelId }), 'route_not_found')
  const stale = await asAdmin(await createCaller())
  errorOf(await stale.call(rotateSharedModel, { modelId, key: fake.key, keyEndsAt: null }), 'reauthentication_required')
  expect(JSON.stringify(dataOf(await person.call(readOfferedModel, {})))).not.toContain('keyEnd')
})
