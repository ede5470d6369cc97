import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  listPlatformApps,
  readPlatformAppUses,
  revertPlatformApp,
  rotatePlatformApp,
  type ShownPlatformApp,
  testPlatformApp,
} from '@postwright/core/api/platform-apps'
import { Component as Integrations } from '@/features/integrations/integrations-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const makeApp = (platform: ShownPlatformApp['platform'], fields: Partial<ShownPlatformApp> = {}): ShownPlatformApp => ({
  platform,
  source: 'stored',
  clientIdEnd: '1234',
  clientSecretEnd: '5678',
  kind: '',
  keyEndsAt: null,
  updatedAt: Date.UTC(2026, 10, 1),
  tested: null,
  previous: null,
  ...fields,
})

const USES = { channels: 42, ofThisApp: 40, workspaces: 7, scheduled: 180, workedAt: null, failed: null }

beforeEach(() => {
  api.answer(readPlatformAppUses, { uses: USES })
})

async function open(...apps: ShownPlatformApp[]) {
  api.answer(listPlatformApps, { apps })
  await show(<Integrations />)
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('list', { name: 'App keys' })).findByRole('listitem', { name })
const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))

async function enterKeys() {
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Client ID' }), 'new-id')
  await userEvent.type(within(dialog).getByLabelText('Client secret'), 'new-secret')
  return dialog
}

it('tests keys where the network has a call for it, and shows the network’s refusal', async () => {
  api.answer(testPlatformApp, { report: { outcome: 'refused', detail: 'Error validating client secret.' } })
  await open(makeApp('threads'))
  const row = await rowOf('Threads')
  await press('Test keys', row)
  expect((await within(row).findByRole('status')).textContent).toContain(
    'Threads refused these keys. Error validating client secret.',
  )
  expect(within(row).getByRole('link', { name: 'How this is tested' }).getAttribute('href')).toContain(
    'app-access-tokens',
  )
})

it('says of a network without such a call how access went last', async () => {
  api.answer(readPlatformAppUses, { uses: { ...USES, workedAt: Date.now(), failed: { at: 0, kind: 'token_expired' } } })
  await open(makeApp('pinterest'))
  const row = await rowOf('Pinterest')
  await press('Show last access', row)
  expect(within(row).getByText(/Connect a channel to check them/)).toBeTruthy()
  expect(await within(row).findByText(/Access last granted or renewed:/)).toBeTruthy()
  expect(await within(row).findByText(/Access last lost:/)).toBeTruthy()
})

it('shows what new keys affect before it tests and replaces them', async () => {
  api.answer(rotatePlatformApp, { outcome: 'swapped', detail: '', app: makeApp('threads') })
  api.answer(listPlatformApps, { apps: [makeApp('threads')] })
  await showWithToasts(<Integrations />)
  await press('Replace keys', await rowOf('Threads'))
  const dialog = await enterKeys()
  const effects = within(dialog).getByRole('region', { name: 'What this affects' })
  expect(await within(effects).findByText('42')).toBeTruthy()
  expect(within(effects).getByText('180')).toBeTruthy()
  expect(within(effects).getByText(/keep the access of the earlier app/)).toBeTruthy()
  await press('Test and replace', dialog)
  expect(
    await screen.findByText('The keys for Threads were replaced. You can go back to the old ones for 7 days.'),
  ).toBeTruthy()
  expect(api.calls(rotatePlatformApp)).toEqual([
    expect.objectContaining({
      platform: 'threads',
      clientId: 'new-id',
      clientSecret: 'new-secret',
      withoutTest: false,
    }),
  ])
})

it('keeps the dialog open with what was typed when the network refuses new keys', async () => {
  api.answer(rotatePlatformApp, { outcome: 'refused', detail: 'Invalid client.', app: null })
  await open(makeApp('threads'))
  await press('Replace keys', await rowOf('Threads'))
  const dialog = await enterKeys()
  await press('Test and replace', dialog)
  expect(await within(dialog).findByText(/so the current keys stay in use. Invalid client./)).toBeTruthy()
  expect(within(dialog).getByRole('textbox', { name: 'Client ID' })).toHaveProperty('value', 'new-id')
})

it('asks for consent before it replaces keys that nothing can test', async () => {
  api.answer(rotatePlatformApp, { outcome: 'swapped', detail: '', app: makeApp('pinterest') })
  await open(makeApp('pinterest'))
  await press('Replace keys', await rowOf('Pinterest'))
  const dialog = await enterKeys()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Replace the keys without a test' }))
  await press('Replace without a test', dialog)
  await vi.waitFor(() => expect(api.calls(rotatePlatformApp)).toEqual([expect.objectContaining({ withoutTest: true })]))
})

it('goes back to replaced keys with one click', async () => {
  const replacedAt = Date.UTC(2026, 10, 20)
  const previous = { clientIdEnd: '0001', clientSecretEnd: '0002', replacedAt, endsAt: Date.UTC(2026, 10, 27) }
  api.answer(revertPlatformApp, { app: makeApp('threads') })
  await open(makeApp('threads', { previous }))
  const row = await rowOf('Threads')
  expect(within(row).getByText(/ID …0001, secret …0002/)).toBeTruthy()
  await press('Restore these keys', row)
  await vi.waitFor(() => expect(api.calls(revertPlatformApp)).toEqual([{ platform: 'threads', replacedAt }]))
})

it('lists contracts that were checked more than 180 days ago as due, with the pages to check', async () => {
  vi.useFakeTimers({ now: Date.UTC(2028, 0, 1), toFake: ['Date'] })
  await open()
  const contracts = screen.getByRole('region', { name: 'Network contracts' })
  expect(within(contracts).getAllByText('Check due').length).toBeGreaterThan(5)
  expect(within(contracts).getByText(/checks due/)).toBeTruthy()
  const linkedIn = within(contracts).getByRole('listitem', { name: 'LinkedIn' })
  await userEvent.click(within(linkedIn).getByText(/pages to check/))
  expect(within(linkedIn).getAllByRole('link')[0]?.getAttribute('href')).toContain('https://learn.')
})
