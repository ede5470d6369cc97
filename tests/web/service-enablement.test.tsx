import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  closeBreaker,
  getNetworkImpact,
  listNetworkStates,
  resumeNetwork,
  type ShownNetwork,
  stopNetwork,
} from '@postwright/core/api/networks'
import {
  endWindow,
  getServiceImpact,
  listSwitches,
  planWindow,
  setSwitch,
  type ShownSwitch,
} from '@postwright/core/api/switches'
import { ALWAYS_ON } from '@postwright/core/model/service-switch'
import { Component as ServiceEnablement } from '@/features/service-enablement/service-enablement-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

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
  api.answer(getServiceImpact, { affected: [] })
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
  await within(dialog).findByText('3 held posts are published, at once or at their scheduled times.')
  await within(dialog).findByText('1 post is too late and waits for a decision.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(api.calls(resumeNetwork)).toEqual([{ platform: 'bluesky' }]))
})

it('turns a service off for everybody, on the state that was shown', async () => {
  const settings = { ...ALWAYS_ON, isOn: false, message: 'Back on Monday.' }
  const changed = { at: Date.now(), by: 'ada', byName: 'Ada Lovelace', reason: 'Fraud' }
  api.answer(setSwitch, { service: { ...earn, rev: 1, settings, changed } })
  await show(<ServiceEnablement />)
  await screen.findByText('On for everyone')
  await userEvent.click(screen.getByRole('button', { name: 'Change Earn' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change Earn' })
  await userEvent.click(within(dialog).getByRole('switch', { name: 'On' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Message to people/ }), 'Back on Monday.')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fraud')
  api.answer(listSwitches, { switches: [{ ...earn, rev: 1, settings, changed }] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  await screen.findByText('Off for everyone')
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

it('says what a stop of a service pauses and turns off with it, before it is confirmed', async () => {
  api.answer(listSwitches, { switches: [{ ...earn, id: 'publishing' }] })
  api.answer(getServiceImpact, {
    affected: [
      { id: 'publishing', count: 214, people: 31, hasMorePeople: true, nextAt: Date.UTC(2026, 10, 28, 18) },
      { id: 'series', count: 1, people: 1, hasMorePeople: false, nextAt: null },
      { id: 'queues', count: 0, people: 0, hasMorePeople: false, nextAt: null },
    ],
  })
  await show(<ServiceEnablement />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Publishing' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change Publishing' })
  expect(within(dialog).queryByRole('group', { name: 'What this pauses' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('switch', { name: 'On' }))
  const impact = await within(dialog).findByRole('group', { name: 'What this pauses' })
  await within(impact).findByText('Also turns off Recurring posts and Queues, which need it.')
  const rows = (await within(impact).findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Pauses 214 scheduled posts of at least 31 people\. Next at .+\.$/)
  expect(rows[1]).toBe('Pauses 1 recurring post of 1 person.')
  expect(rows).toHaveLength(2)
  expect(api.calls(setSwitch)).toEqual([])
})

it('turns a service on for segments, and asks to complete one that is not', async () => {
  api.answer(setSwitch, { service: earn })
  await show(<ServiceEnablement />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Earn' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Earn' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add a segment' }))
  const rule = within(dialog.getByRole('group', { name: 'Segment 1' }))
  await userEvent.click(rule.getByRole('combobox', { name: 'People' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Specific people', hidden: true }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Trial')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Complete each segment: plan IDs, a number of days, or usernames.')
  await userEvent.type(rule.getByRole('textbox', { name: 'Usernames' }), 'ada, grace')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const rules = [{ isOn: true, segment: { kind: 'people', uids: ['ada', 'grace'] } }]
  expect(api.calls(setSwitch)).toMatchObject([{ id: 'earn', settings: { rules } }])
})

it('plans maintenance with a sentence, shows it, and removes it', async () => {
  const startsAt = Date.now() + 60 * 60_000
  const window = { id: 'w1', startsAt, endsAt: startsAt + 60 * 60_000, message: 'We count.', plannedBy: 'ada' }
  const planned = { ...earn, rev: 1, windows: [window] }
  api.answer(planWindow, { service: planned })
  api.answer(endWindow, { service: { ...earn, rev: 2 } })
  await showWithToasts(<ServiceEnablement />, { at: '/' })
  await userEvent.click(await screen.findByRole('button', { name: 'Plan maintenance of Earn' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan maintenance of Earn' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Plan maintenance' }))
  await dialog.findByText('Write a sentence of up to 200 characters.')
  expect(api.calls(planWindow)).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message to people' }), 'We count.')
  api.answer(listSwitches, { switches: [planned] })
  await userEvent.click(dialog.getByRole('button', { name: 'Plan maintenance' }))
  await screen.findByText('The maintenance was planned.')
  const [call] = api.calls(planWindow)
  expect(call).toMatchObject({ id: 'earn', message: 'We count.' })
  expect((call?.endsAt ?? 0) - (call?.startsAt ?? 0)).toBe(60 * 60_000)
  await screen.findByText('We count.')
  api.answer(listSwitches, { switches: [{ ...earn, rev: 2 }] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('The maintenance was removed.')
  await waitFor(() => expect(screen.queryByText('We count.')).toBeNull())
  expect(api.calls(endWindow)).toEqual([{ id: 'earn', windowId: 'w1' }])
})

it('says in words which service needs which, and which are off with another', async () => {
  const off = { ...earn, id: 'media', settings: { ...ALWAYS_ON, isOn: false } } as const
  api.answer(listSwitches, { switches: [off, { ...earn, id: 'post_imports' }] })
  await show(<ServiceEnablement />)
  expect(await screen.findByText('Post imports is off for now. It needs Uploads.')).toBeTruthy()
  expect(screen.getByText('Feed imports is off for now. It needs Post imports.')).toBeTruthy()
  expect(screen.getByText('Recurring posts needs Publishing.')).toBeTruthy()
})

it('tells the last errors of a suspended network, and has it tried again with a reason', async () => {
  const lastErrors = [{ at: Date.now() - 1_000, kind: 'platform_down' as const, service: 'https://bsky.example' }]
  const open: ShownNetwork = {
    ...network,
    openedAt: Date.now() - 90_000,
    probeAt: Date.now() + 60_000,
    probes: 2,
    lastErrors,
  }
  api.answer(listNetworkStates, { networks: [open] })
  api.answer(closeBreaker, { network })
  await show(<ServiceEnablement />)
  const breaker = within(await screen.findByRole('region', { name: 'Suspended calls to Bluesky' }))
  breaker.getByText(/2 test calls have failed since\./)
  breaker.getByText(/https:\/\/bsky\.example/)
  await userEvent.click(breaker.getByRole('button', { name: 'Try again now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Try Bluesky again now?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It is back')
  api.answer(listNetworkStates, { networks: [network] })
  await userEvent.click(dialog.getByRole('button', { name: 'Try again now' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suspended calls to Bluesky' })).toBeNull())
  expect(api.calls(closeBreaker)).toEqual([{ platform: 'bluesky', reason: 'It is back' }])
})
