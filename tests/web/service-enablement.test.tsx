import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  getNetworkImpact,
  listNetworkStates,
  resumeNetwork,
  type ShownNetwork,
  stopNetwork,
} from '@postwright/core/api/networks'
import { listSwitches, setSwitch, type ShownSwitch } from '@postwright/core/api/switches'
import { ALWAYS_ON } from '@postwright/core/model/service-switch'
import { Component as ServiceEnablement } from '@/features/service-enablement/service-enablement-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const network: ShownNetwork = {
  platform: 'bluesky',
  stoppedAt: null,
  stoppedBy: null,
  openedAt: null,
  probeAt: null,
  probes: 0,
  lastErrors: [],
}
const earn: ShownSwitch = { id: 'earn', rev: 0, settings: ALWAYS_ON, names: {}, windows: [], changed: null }

beforeEach(() => {
  api.answer(listNetworkStates, { networks: [network] })
  api.answer(listSwitches, { switches: [earn] })
  api.answer(getNetworkImpact, {
    scheduled: { day: 12, week: 80, all: 214 },
    workspaces: 31,
    hasMoreWorkspaces: false,
    held: { released: 3, late: 1 },
  })
})

it('says what turning off a network pauses, and sends it with a reason only', async () => {
  api.answer(stopNetwork, { network: { ...network, stoppedAt: 1, stoppedBy: 'ada' } })
  await show(<ServiceEnablement />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Bluesky' }))
  const dialog = await screen.findByRole('dialog', { name: 'Turn off publishing on Bluesky?' })
  await within(dialog).findByText('Pauses 214 scheduled posts in 31 workspaces until you turn it on again.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  await within(dialog).findByText('Enter a reason of up to 200 characters.')
  expect(api.calls(stopNetwork)).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'It answers with nonsense')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(stopNetwork)).toEqual([{ platform: 'bluesky', reason: 'It answers with nonsense' }])
})

it('says what goes out when a network is turned on again, and what is too late', async () => {
  api.answer(listNetworkStates, { networks: [{ ...network, stoppedAt: 1, stoppedBy: 'ada' }] })
  api.answer(resumeNetwork, { network, released: 3 })
  await show(<ServiceEnablement />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Bluesky' }))
  const dialog = await screen.findByRole('dialog', { name: 'Turn on publishing on Bluesky?' })
  await within(dialog).findByText('3 held posts go out, at once or at their time.')
  await within(dialog).findByText('1 post is too late and waits for a decision.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(api.calls(resumeNetwork)).toEqual([{ platform: 'bluesky' }]))
})

it('turns a service off for everybody, on the state that was shown', async () => {
  const settings = { ...ALWAYS_ON, isOn: false, message: 'Back on Monday.' }
  const changed = { at: Date.now(), by: 'ada', byName: 'Ada Lovelace', reason: 'Fraud' }
  api.answer(setSwitch, { service: { ...earn, rev: 1, settings, changed } })
  await show(<ServiceEnablement />)
  await screen.findByText('On for everybody')
  await userEvent.click(screen.getByRole('button', { name: 'Change Earn' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change Earn' })
  await userEvent.click(within(dialog).getByRole('switch', { name: 'On' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Message to people/ }), 'Back on Monday.')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fraud')
  api.answer(listSwitches, { switches: [{ ...earn, rev: 1, settings, changed }] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('Off for everybody')
  await screen.findByText(/Ada Lovelace: Fraud/)
  expect(api.calls(setSwitch)).toEqual([{ id: 'earn', rev: 0, settings, reason: 'Fraud' }])
})

it('sends no share above all', async () => {
  await show(<ServiceEnablement />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Earn' }))
  const share = await screen.findByRole('textbox', { name: 'Share in percent' })
  await userEvent.clear(share)
  await userEvent.type(share, '101')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Trial')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a number from 0 to 100.')
  expect(api.calls(setSwitch)).toEqual([])
})
