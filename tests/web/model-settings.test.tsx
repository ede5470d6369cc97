import type { MemberRole, Right } from '@postwright/core/rights/rights'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ModelSettings,
  modelSettingsSchema,
  type ModelUsage,
  modelUsageSchema,
} from '@postwright/core/model/model-settings'
import { clearModelSettings, saveModelSettings, tryModel } from '@postwright/core/api/models'
import { readOfferedModel } from '@postwright/core/api/shared-models'
import { budgetMonth } from '@postwright/core/llm/token-budget'
import { Component as ModelsPage } from '@/features/settings/models-page.tsx'
import type { LiveDoc } from '@/lib/live/use-live.ts'
import { api } from '../support/client/api.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { show } from './support/show.tsx'

const live = vi.hoisted(() => ({
  role: 'owner' as MemberRole,
  settings: { status: 'missing' } as LiveDoc<ModelSettings>,
  months: [] as ModelUsage[],
}))
vi.mock('@/session/use-role.ts', async () => {
  const { hasRight } = await import('@postwright/core/rights/rights')
  const useRight = (right: Right) => hasRight(live.role, right)
  return { useRole: () => live.role, useRight, useMay: useRight }
})
vi.mock('@/llm/data/use-model-settings.ts', () => ({ useModelSettings: () => live.settings }))
vi.mock('@/features/settings/data/use-model-usage.ts', () => ({
  useModelUsage: () => ({ status: 'ready', data: live.months, unreadable: 0 }),
}))

const SERVICE = { address: 'https://models.example/v1', dialect: 'completions', model: 'small-1' } as const
const ANSWERED = { problem: null, detail: '', milliseconds: 1_200, outputField: 'max_completion_tokens' } as const

function settingsOf(rest: Partial<ModelSettings> = {}): ModelSettings {
  const facts = { monthlyTokens: 20_000, hasKey: true, keyEnd: 'cdef', outputField: 'max_tokens', price: null }
  return modelSettingsSchema.parse({ ...makeBase('current'), ...SERVICE, ...facts, ...rest })
}

const stored = (rest?: Partial<ModelSettings>): LiveDoc<ModelSettings> => ({ status: 'ready', data: settingsOf(rest) })

function used(rest: Partial<ModelUsage>): ModelUsage {
  const none = { tokensIn: 0, tokensOut: 0, reserved: 0, estimated: 0, calls: 0, failed: 0, refused: 0 }
  return modelUsageSchema.parse({ ...makeBase(budgetMonth(Date.now())), ...none, ...rest })
}

beforeEach(() => {
  live.role = 'owner'
  live.settings = { status: 'missing' }
  live.months = []
  api.answer(saveModelSettings, { settings: settingsOf() })
  api.answer(tryModel, ANSWERED)
  api.answer(clearModelSettings, { removed: true })
  api.answer(readOfferedModel, { offered: null })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function open() {
  await show(<ModelsPage />)
  return userEvent.setup()
}
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const button = (name: string) => screen.getByRole('button', { name })
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const textOf = (role: 'status' | 'alert') => screen.getAllByRole(role).reduce((all, each) => all + each.textContent, '')

describe('an owner', () => {
  it('begins with an empty form, a budget, and nothing to remove', async () => {
    await open()
    expect(field('Address')).toHaveProperty('value', '')
    expect(field('Tokens a month')).toHaveProperty('value', '500000')
    expect(screen.queryByRole('button', { name: 'Remove model and key' })).toBeNull()
    expect(screen.getByText('No requests yet.')).toBeDefined()
  })

  it('waits while it is not known whether there is a model', async () => {
    live.settings = { status: 'loading' }
    await open()
    expect(screen.getByText('Loading the AI model')).toBeDefined()
    expect(screen.queryByLabelText('Address')).toBeNull()
  })

  it('saves what is typed, under the name of the limit that the service took when it was tried', async () => {
    const person = await open()
    await person.type(field('Address'), SERVICE.address)
    await person.type(field('Model'), SERVICE.model)
    await person.type(field('Key'), 'sk-1')
    await person.click(button('Test model'))
    expect(await screen.findByText('It works: the response took 1.2 s.')).toBeDefined()
    await person.click(button('Save'))
    await vi.waitFor(() => expect(field('Key')).toHaveProperty('value', ''))
    expect(api.calls(saveModelSettings)).toEqual([
      {
        workspaceId: 'w1',
        ...SERVICE,
        key: 'sk-1',
        monthlyTokens: 500_000,
        outputField: 'max_completion_tokens',
        price: null,
      },
    ])
  })

  it('says at each field what is wrong with it, and sends nothing', async () => {
    const person = await open()
    await person.type(field('Address'), 'models.example')
    await person.clear(field('Tokens a month'))
    await person.click(button('Save'))
    expect(await screen.findByText('Enter the full address, such as https://api.example.com/v1.')).toBeDefined()
    expect(screen.getByText('Enter the name of an AI model.')).toBeDefined()
    expect(screen.getByText(/^Enter a whole number from 1,000 to/)).toBeDefined()
    expect(api.calls(saveModelSettings)).toEqual([])
  })

  it('keeps the stored key while none is typed, and says how it ends', async () => {
    live.settings = stored()
    const person = await open()
    expect(screen.getByText('The stored key ends in cdef. Enter a new one to replace it.')).toBeDefined()
    await person.click(button('Save'))
    await vi.waitFor(() => expect(api.calls(saveModelSettings)).toHaveLength(1))
    expect(api.calls(saveModelSettings)[0]).not.toHaveProperty('key')
  })

  it('empties the form when model and key are removed', async () => {
    live.settings = stored()
    const person = await open()
    await person.click(button('Remove model and key'))
    await vi.waitFor(() => expect(field('Address')).toHaveProperty('value', ''))
    expect(api.calls(clearModelSettings)).toEqual([{ workspaceId: 'w1' }])
  })

  it('saves and tries nothing without a network', async () => {
    live.settings = stored()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    const buttons = ['Test model', 'Load models', 'Save', 'Remove model and key'].map(button)
    expect(buttons.filter((each) => !each.hasAttribute('disabled'))).toEqual([])
  })
})

describe('a model that is tried', () => {
  beforeEach(() => {
    live.settings = stored()
  })

  it('is waited for, and asked once', async () => {
    const answered = Promise.withResolvers<typeof ANSWERED>()
    api.answer(tryModel, () => answered.promise)
    const person = await open()
    await person.click(button('Test model'))
    await vi.waitFor(() => expect(button('Test model').hasAttribute('data-loading')).toBe(true))
    await person.click(button('Test model'))
    expect(textOf('status')).toBe('')
    answered.resolve(ANSWERED)
    expect(await screen.findByText('It works: the response took 1.2 s.')).toBeDefined()
    expect(api.calls(tryModel)).toEqual([{ workspaceId: 'w1', ...SERVICE }])
  })

  it.each([
    [
      'key_refused',
      'Wrong API key',
      'The service does not accept the key. Check the key, then try again. The service said: Wrong API key',
    ],
    ['unreachable', '', 'The address of the AI model doesn’t respond. Check the address, or try again later.'],
    [
      'address_refused',
      '',
      'Postwright can’t connect to the address of the AI model. Use a public address, or ask the operator to allow private ones.',
    ],
    ['slow', '', 'The AI model took too long to respond. Try again.'],
    [
      'model_unknown',
      '',
      'The service has no AI model with this name, or there is no service at this address. Check both, then try again.',
    ],
  ] as const)('says in words that it gave nothing: %s', async (problem, detail, words) => {
    api.answer(tryModel, { ...ANSWERED, problem, detail })
    const person = await open()
    await person.click(button('Test model'))
    await vi.waitFor(() => expect(textOf('status')).toBe(words))
  })

  it('works slowly when one word takes longer than five seconds', async () => {
    api.answer(tryModel, { ...ANSWERED, milliseconds: 7_460 })
    const person = await open()
    await person.click(button('Test model'))
    expect(await screen.findByText('It works, but slowly: the response took 7.5 s.')).toBeDefined()
  })

  it.each(['Address', 'Model', 'Key'])('counts no longer once another is typed: %s', async (name) => {
    const person = await open()
    await person.click(button('Test model'))
    await vi.waitFor(() => expect(textOf('status')).toMatch(/^It works/))
    await person.type(field(name), 'x')
    expect(textOf('status')).toBe('')
    await person.click(button('Save'))
    await vi.waitFor(() => expect(api.calls(saveModelSettings)).toHaveLength(1))
    expect(api.calls(saveModelSettings)[0]).toMatchObject({ outputField: 'max_tokens' })
  })

  it('shows what the server refuses: the stored key goes to no other address', async () => {
    const sentence = 'Type the key again: the stored one is for another address.'
    api.refuse(tryModel, 'validation_failed', { fields: { key: sentence } })
    const person = await open()
    await person.click(button('Test model'))
    await vi.waitFor(() => expect(textOf('alert')).toBe(sentence))
  })
})

describe('the usage of a model', () => {
  it('is counted for this month, with what is left once calls under way are taken off', async () => {
    live.settings = stored()
    live.months = [used({ tokensIn: 12_000, tokensOut: 3_000, reserved: 1_000, calls: 7, failed: 2, refused: 1 })]
    await open()
    const names = [
      'Tokens this month',
      'Tokens left',
      'Requests',
      'Requests without a result',
      'Not started because the budget was used up',
    ]
    expect(names.map(fact)).toEqual(['15,000', '4,000', '7', '2', '1'])
    expect(screen.queryByText('This month’s tokens are used up')).toBeNull()
  })

  it('says so when the budget of the month is used up', async () => {
    live.settings = stored()
    live.months = [used({ tokensIn: 19_000, tokensOut: 2_500, calls: 9 })]
    await open()
    expect(fact('Tokens left')).toBe('0')
    expect(screen.getByText('This month’s tokens are used up')).toBeDefined()
  })

  it('of an earlier month counts nothing for this one, and nothing is left of a model that was removed', async () => {
    live.months = [used({ id: '2020-01', tokensIn: 9 })]
    await open()
    expect(fact('Tokens this month')).toBe('0')
    expect(screen.queryByText('Tokens left')).toBeNull()
  })
})

describe.each(['viewer', 'editor', 'approver'] as const)('the %s of a workspace', (role) => {
  beforeEach(() => {
    live.role = role
  })

  it('reads which model there is, without its key, and changes nothing', async () => {
    live.settings = stored()
    await open()
    expect(['Address', 'Model', 'Key', 'Tokens a month'].map(fact)).toEqual([
      SERVICE.address,
      SERVICE.model,
      'Stored',
      '20,000',
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('is told who can add one where there is none', async () => {
    await open()
    const section = screen.getByRole('region', { name: 'AI model' })
    expect(await within(section).findByText(/^Ask an owner or manager of this workspace to add one/)).toBeDefined()
    expect(within(section).queryByRole('link')).toBeNull()
  })
})
