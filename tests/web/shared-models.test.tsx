import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listPlatformApps, setPlatformAppEnd } from '@postwright/core/api/platform-apps'
import {
  changeSharedModel,
  connectSharedModel,
  listSharedModels,
  readOfferedModel,
  readSharedModelUses,
  removeSharedModel,
  revertSharedModel,
  rotateSharedModel,
  type ShownSharedModel,
  testSharedModel,
} from '@postwright/core/api/shared-models'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { Component as Integrations } from '@/features/integrations/integrations-screen.tsx'
import { OfferedNotice } from '@/llm/missing-model-notice.tsx'
import { ModelDialog } from '@/llm/model-dialog.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

const DAY = 24 * 60 * 60_000

afterEach(cleanup)

const makeModel = (more: Partial<ShownSharedModel> = {}): ShownSharedModel => ({
  id: 'model1',
  name: 'House model',
  address: 'https://api.example.com/v1',
  model: 'small-1',
  monthlyTokens: 100_000,
  isOffered: false,
  keyEnd: 'cdef',
  keyEndsAt: null,
  tested: { testedAt: Date.now(), problem: null },
  previous: null,
  updatedAt: Date.now(),
  ...more,
})

beforeEach(() => {
  api.answer(listPlatformApps, { apps: [] })
  api.answer(readSharedModelUses, { uses: { people: 41, tasks: 230, underWay: 3 } })
})

const open = (...models: ShownSharedModel[]) => {
  api.answer(listSharedModels, { models })
  return showWithToasts(<Integrations />)
}
const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))
const row = () => screen.findByRole('listitem', { name: 'House model' })

it('says what shared keys give where there are none, and connects one that the provider has accepted', async () => {
  await open()
  await screen.findByText('No AI provider is connected')
  await press('Connect provider')
  const dialog = await screen.findByRole('dialog', { name: 'Connect an AI provider' })
  const type = async (label: string, text: string) => userEvent.type(within(dialog).getByLabelText(label), text)
  await type('Name', 'House model')
  await type('Address', 'https://api.example.com/v1')
  await type('Model', 'small-1')
  await type('Key', 'sk-wrong')
  api.answer(connectSharedModel, { problem: 'key_refused', detail: 'Incorrect key', model: null })
  await press('Test and connect', dialog)
  await within(dialog).findByText(/The service does not accept the key.*Incorrect key.*Nothing was stored/)
  api.answer(connectSharedModel, { problem: null, detail: '', model: makeModel() })
  await press('Test and connect', dialog)
  await screen.findByText(/House model is connected/)
  const calls = api.calls(connectSharedModel)
  expect(new Set(calls.map(({ modelId }) => modelId)).size).toBe(1)
  expect(calls[0]).toMatchObject({ key: 'sk-wrong', monthlyTokens: 100_000, keyEndsAt: null })
})

it('offers a provider to people and tests its key', async () => {
  await open(makeModel())
  const found = await row()
  expect(found.textContent).toContain('api.example.com · small-1 · key …cdef')
  api.answer(changeSharedModel, { model: makeModel({ isOffered: true }) })
  await press('Offer to people', found)
  await screen.findByText('People without a key of their own now use House model.')
  expect(api.calls(changeSharedModel)).toMatchObject([{ modelId: 'model1', isOffered: true, monthlyTokens: 100_000 }])
  api.answer(testSharedModel, { problem: 'limited', detail: '', model: makeModel() })
  await press('Test key', found)
  await within(found).findByText('The service isn’t accepting more requests right now. Try again later.')
})

it.each([
  ['unreachable', 'The address of the AI model doesn’t respond. Check the address, or try again later.'],
  ['not_a_stream', 'The response isn’t from an AI model. Check the address, then try again.'],
  ['slow', 'The AI model took too long to respond. Try again.'],
] as const)('says what came of a test in words that are true where it was made: %s', async (problem, words) => {
  await open(makeModel())
  api.answer(testSharedModel, { problem, detail: '', model: makeModel() })
  await press('Test key', await row())
  expect(await within(await row()).findByText(words)).toBeTruthy()
})

it('shows whom a new key concerns before it replaces the present one, and keeps that when it is refused', async () => {
  await open(makeModel({ isOffered: true }))
  await press('Replace key', await row())
  const dialog = await screen.findByRole('dialog', { name: 'Replace the key for House model' })
  const effects = await within(dialog).findByRole('region', { name: 'What this affects' })
  expect((await within(effects).findByText('230')).tagName).toBe('DD')
  expect(within(effects).getByText('41')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText('New key'), 'sk-new')
  api.answer(rotateSharedModel, { problem: 'key_refused', detail: '', model: null })
  await press('Test and replace', dialog)
  await within(dialog).findByText(/The current key stays in use/)
  api.answer(rotateSharedModel, { problem: null, detail: '', model: makeModel() })
  await press('Test and replace', dialog)
  await screen.findByText('The keys for House model were replaced. You can go back to the old ones for 7 days.')
})

it('goes back to a replaced key, and removes a provider after saying whom that concerns', async () => {
  await open(makeModel({ previous: { keyEnd: 'old1', replacedAt: 7, endsAt: Date.now() + 6 * DAY } }))
  const found = await row()
  expect(within(found).getByText(/The replaced key \(…old1\) is kept until/)).toBeTruthy()
  api.answer(revertSharedModel, { model: makeModel() })
  await press('Restore this key', found)
  await screen.findByText('The earlier key for House model is in use again.')
  expect(api.calls(revertSharedModel)).toEqual([{ modelId: 'model1', replacedAt: 7 }])
  await press('Remove', found)
  const dialog = await screen.findByRole('dialog', { name: 'Remove House model' })
  await within(dialog).findByText('41')
  api.answer(removeSharedModel, { removed: true })
  await press('Remove', dialog)
  await screen.findByText('House model was removed.')
})

it('warns of a key that ends soon, and notes when the keys of a network end', async () => {
  const endsAt = Date.now() + 10 * DAY
  const app = { platform: 'threads', source: 'stored', clientIdEnd: '1234', clientSecretEnd: '5678', kind: '' } as const
  const stored = { ...app, keyEndsAt: null, updatedAt: 1, tested: null, previous: null }
  api.answer(listPlatformApps, { apps: [stored] })
  await open(makeModel({ keyEndsAt: endsAt }))
  await within(await row()).findByText(/^Keys expire on/)
  // The first row is that of its keys; the other one is that of its contract.
  const [network] = await screen.findAllByRole('listitem', { name: 'Threads' })
  await press('Set expiry date', network)
  const dialog = await screen.findByRole('dialog', { name: 'When the keys for Threads expire' })
  await userEvent.type(within(dialog).getByLabelText(/Keys expire on/), '2027-02-01')
  api.answer(setPlatformAppEnd, { app: { ...stored, keyEndsAt: Date.UTC(2027, 1, 1) } })
  await press('Save', dialog)
  await screen.findByText('The expiry date was saved.')
  expect(api.calls(setPlatformAppEnd)).toEqual([{ platform: 'threads', keyEndsAt: Date.UTC(2027, 1, 1) }])
})

const OFFERED = { name: 'House model', host: 'api.example.com', model: 'small-1', monthlyTokens: 50_000, left: 12_000 }

it('tells people whose key is used and what is left, and that the month is used up', async () => {
  api.answer(readOfferedModel, { offered: OFFERED })
  await show(<OfferedNotice />)
  await screen.findByText(/You have 12,000 of 50,000 tokens left this month/)
  cleanup()
  api.answer(readOfferedModel, { offered: { ...OFFERED, left: 0 } })
  await show(<OfferedNotice />)
  await screen.findByText(/Your 50,000 tokens for this month are used up/)
  cleanup()
  api.answer(readOfferedModel, { offered: null })
  await show(<OfferedNotice />)
  expect(await screen.findByText('No AI model is set up')).toBeTruthy()
})

it('says that there is no AI model only once that is known, and offers another try when it could not be read', async () => {
  const { promise, resolve } = Promise.withResolvers<{ offered: null }>()
  api.answer(readOfferedModel, () => promise)
  await show(<OfferedNotice />)
  expect(screen.getByText('Loading the AI model')).toBeDefined()
  expect(screen.queryByText('No AI model is set up')).toBeNull()
  resolve({ offered: null })
  await screen.findByText('No AI model is set up')
  cleanup()
  api.refuse(readOfferedModel, 'internal')
  await show(<OfferedNotice />)
  await screen.findByText('The AI model of this workspace could not be loaded')
  expect(screen.queryByText('No AI model is set up')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

it('runs a task with the shared key where the workspace has none, and says so before anything is sent', async () => {
  api.answer(readOfferedModel, { offered: OFFERED })
  const draft = draftOfText('Our oak tables last for generations.')
  const work = { task: 'shorten', draft, finding: null, kit: null, persona: null } as const
  await show(<ModelDialog {...work} onInsert={() => {}} onClose={() => {}} />)
  await screen.findByText(/Uses the shared key of House model \(api.example.com\). You have 12,000 tokens left/)
  expect(screen.getByRole('button', { name: 'Ask the AI model' })).toBeTruthy()
})
