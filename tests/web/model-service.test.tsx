import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { listModels, saveModelSettings } from '@postwright/core/api/models'
import { readOfferedModel } from '@postwright/core/api/shared-models'
import { modelSettings } from '@postwright/core/collections/model-settings'
import { modelUsage } from '@postwright/core/collections/model-usage'
import type { ModelSettings } from '@postwright/core/model/model-settings'
import { budgetMonth } from '@postwright/core/llm/token-budget'
import { Component as ModelsPage } from '@/features/settings/models-page.tsx'
import { makeBase } from '../support/factories/document-base.ts'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const PRICE = { currency: 'USD', sent: 150_000, received: 600_000 }
const STORED: ModelSettings = {
  ...makeBase('current'),
  address: 'https://models.example/v1',
  dialect: 'completions',
  model: 'small-1',
  monthlyTokens: 20_000,
  hasKey: true,
  keyEnd: 'cdef',
  outputField: 'max_tokens',
  price: null,
}

async function open(settings: ModelSettings | null) {
  giveRole('owner')
  if (settings) store.put(modelSettings, ['w1'], settings)
  api.answer(readOfferedModel, { offered: null })
  api.answer(saveModelSettings, { settings: settings ?? STORED })
  await show(<ModelsPage />)
  await screen.findByLabelText('Address')
  return userEvent.setup()
}
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const load = () => screen.getByRole('button', { name: 'Load models' })

async function choose(select: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: select }))
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }))
}

it('a service that is chosen fills in its address and how it is spoken to, and says where its key comes from', async () => {
  const person = await open(null)
  await choose('Service', 'Anthropic')
  expect(field('Address')).toHaveProperty('value', 'https://api.anthropic.com/v1')
  expect(screen.getByText(/Create a key in your Claude Console/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Get a key' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/platform\.claude\.com/)
  expect(screen.queryByRole('combobox', { name: 'Interface' })).toBeNull()
  await person.type(field('Model'), 'claude')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(api.calls(saveModelSettings)).toHaveLength(1))
  expect(api.calls(saveModelSettings)[0]).toMatchObject({ dialect: 'messages', model: 'claude', price: null })

  await choose('Service', 'Ollama on your computer')
  expect(field('Address')).toHaveProperty('value', 'http://localhost:11434/v1')
  expect(field('Model')).toHaveProperty('value', '')
  expect(screen.getByText(/^Ollama needs no key/)).toBeDefined()
  await choose('Service', 'Another service')
  expect(field('Address')).toHaveProperty('value', '')
  expect(screen.getByRole('combobox', { name: 'Interface' })).toBeDefined()
})

it('a model is chosen from the list of its service, and typed where there is no list', async () => {
  const person = await open(STORED)
  api.answer(listModels, { problem: null, detail: '', models: ['large-2', 'small-1'] })
  await person.click(load())
  expect(await screen.findByText('2 models are available.')).toBeDefined()
  expect(api.calls(listModels)[0]).toMatchObject({ workspaceId: 'w1', address: STORED.address, dialect: 'completions' })
  await choose('Available AI models', 'large-2')
  expect(field('Model')).toHaveProperty('value', 'large-2')

  api.answer(listModels, { problem: 'model_unknown', detail: '', models: [] })
  await person.click(load())
  expect(await screen.findByText('The service lists no AI models. Type the name of one.')).toBeDefined()
  api.answer(listModels, { problem: 'key_refused', detail: 'Wrong key', models: [] })
  await person.click(load())
  expect(
    await screen.findByText(
      /^The service does not accept the key\. Check the key, then try again\. The service said: Wrong key/,
    ),
  ).toBeDefined()
  api.refuse(listModels, 'rate_limited')
  await person.click(load())
  await vi.waitFor(() => expect(screen.getAllByRole('alert').some((each) => each.textContent !== '')).toBe(true))
})

it('a list is not asked for without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(STORED)
  expect(load().hasAttribute('disabled')).toBe(true)
  vi.restoreAllMocks()
})

it('a price is both of its parts or none, and shows what the month has cost', async () => {
  const counted = {
    tokensIn: 2_000_000,
    tokensOut: 500_000,
    reserved: 0,
    estimated: 0,
    calls: 9,
    failed: 0,
    refused: 0,
  }
  store.put(modelUsage, ['w1'], { ...makeBase(budgetMonth(Date.now())), ...counted })
  const person = await open(STORED)
  expect(screen.queryByText('Cost this month')).toBeNull()
  await person.type(field('Per million tokens sent'), '0,15')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter both prices, such as 0.15, or neither.')).toBeDefined()
  await person.type(field('Per million tokens received'), '0.6')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(api.calls(saveModelSettings)[0]).toMatchObject({ price: PRICE }))
  store.put(modelSettings, ['w1'], { ...STORED, rev: 2, price: PRICE })
  const cost = await screen.findByText('Cost this month', { selector: 'dt' })
  expect(cost.nextElementSibling?.textContent).toBe('$0.60')
})
