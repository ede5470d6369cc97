import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { setUserRole } from '@postwright/core/api/admin'
import {
  getPerson,
  grantCredit,
  listPeople,
  type PersonDetail,
  type PersonRow,
  setPersonAccess,
  setPlanOverride,
  takeBackCredit,
} from '@postwright/core/api/people'
import {
  cancelPersonDeletion,
  endPersonSessions,
  listPersonSessions,
  sendPersonExport,
} from '@postwright/core/api/people-account'
import { listPricedPlans } from '@postwright/core/api/pricing'
import { NO_LIMITS } from '@postwright/core/model/plan'
import { routes } from '@/config/routes.ts'
import { Component as PersonScreen } from '@/features/user-management/person-screen.tsx'
import { Component as UserManagement } from '@/features/user-management/user-management-screen.tsx'
import { api } from '../support/client/api.ts'
import { makeUser } from '../support/factories/user.ts'
import { address, show } from './support/show.tsx'

afterEach(cleanup)

const ROW: PersonRow = {
  uid: 'ben',
  fullName: 'Ben Okafor',
  email: 'ben@example.com',
  username: 'ben',
  workspaces: ['Harbour', 'Studio', 'Third'].map((name) => ({ id: name.toLowerCase(), name })),
  role: 'user',
  status: 'active',
  deletesAt: null,
  planId: 'free',
  registeredAt: Date.now() - 86_400_000,
  lastActiveAt: null,
}

const GRANT_ID = '00000000-0000-4000-8000-000000000001'

const used = (amount: number) => ({ used: amount, workspaceName: null })

function personOf(fields: Partial<PersonDetail> = {}, user: Partial<PersonDetail['user']> = {}): PersonDetail {
  return {
    user: makeUser({ id: 'ben', fullName: 'Ben Okafor', email: 'ben@example.com', ...user }),
    lastActiveAt: Date.now() - 60_000,
    workspaces: [{ id: 'w1', name: 'Harbour', role: 'owner', members: 3, isArchived: false }],
    plan: {
      planId: 'free',
      name: 'Free',
      status: null,
      limits: { ...NO_LIMITS, channels: 2 },
      overrides: null,
      grace: null,
      usage: {
        channels: used(2),
        members: used(1),
        workspaces: used(1),
        scheduledPosts: used(0),
        storageBytes: used(0),
      },
    },
    credit: { balance: 0, currencies: ['eur'], grants: [] },
    ...fields,
  }
}

async function open(at: string) {
  api.answer(listPricedPlans, { plans: [] })
  await show(
    <Routes>
      <Route path={routes.admin.href('user-management')} element={<UserManagement />} />
      <Route path={routes.admin.href('user-management/:uid')} element={<PersonScreen />} />
    </Routes>,
    { at },
  )
}

async function openPerson(person = personOf()) {
  api.answer(getPerson, { person })
  api.answer(listPersonSessions, { sessions: [] })
  await open(routes.admin.href('user-management/ben'))
  await screen.findByRole('heading', { level: 1, name: 'Ben Okafor' })
}

it('searches as one types, filters and sorts, and the address holds it all', async () => {
  api.answer(listPeople, { people: [ROW], after: null })
  await open(routes.admin.href('user-management'))
  const row = within(await screen.findByRole('row', { name: /Ben Okafor/ }))
  for (const text of ['ben@example.com', 'Harbour, Studio', '+1 more', 'free', 'Active', 'Never']) row.getByText(text)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'harb')
  await waitFor(() => expect(address()).toContain('?q=harb'))
  await userEvent.click(screen.getByRole('combobox', { name: 'Show' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Deletion scheduled', hidden: true }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Name', hidden: true }))
  await waitFor(() => expect(address()).toContain('?q=harb&show=leaving&sort=name'))
  expect(api.calls(listPeople).at(-1)).toEqual({ query: 'harb', filter: 'leaving', sort: 'name' })
})

it('opens a person and comes back to the same search and page', async () => {
  api.answer(listPeople, ({ after }) =>
    after === undefined
      ? { people: [{ ...ROW, uid: 'ada', fullName: 'Ada One' }], after: 'ada 5' }
      : { people: [ROW], after: null },
  )
  api.answer(getPerson, { person: personOf() })
  api.answer(listPersonSessions, { sessions: [] })
  await open(`${routes.admin.href('user-management')}?q=ben`)
  await screen.findByText('Ada One')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Ben Okafor' }))
  await screen.findByRole('heading', { level: 1, name: 'Ben Okafor' })
  expect(address()).toBe(routes.admin.href('user-management/ben'))
  await userEvent.click(screen.getByRole('link', { name: 'All people' }))
  await waitFor(() => expect(address()).toBe(`${routes.admin.href('user-management')}?q=ben`))
  await screen.findByText('Ben Okafor')
  expect(api.calls(listPeople).at(-1)).toMatchObject({ query: 'ben', after: 'ada 5' })
})

it('says when a search is too short, finds nobody or cannot be made', async () => {
  api.answer(listPeople, { people: [], after: null })
  await open(`${routes.admin.href('user-management')}?q=b`)
  await screen.findByText('Enter at least two letters.')
  cleanup()
  await open(`${routes.admin.href('user-management')}?q=nobody`)
  await screen.findByText('No people found')
  await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }))
  await waitFor(() => expect(address()).toBe(routes.admin.href('user-management')))
  cleanup()
  api.refuse(listPeople, 'internal')
  await open(routes.admin.href('user-management'))
  await screen.findByText('People couldn’t be loaded')
})

it('disables an account with a reason, and enables it again', async () => {
  await openPerson()
  screen.getByText('Harbour')
  screen.getByText(/3 members/)
  expect(screen.getByRole('link', { name: 'Failed posts' }).getAttribute('href')).toBe(
    `${routes.admin.href('failed-posts')}?person=ben`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Disable account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Disable account' }))
  await dialog.findByText('Enter a reason of up to 300 characters.')
  expect(api.calls(setPersonAccess)).toEqual([])
  api.answer(setPersonAccess, { changed: true })
  api.answer(getPerson, { person: personOf({}, { status: 'disabled', disabledBy: 'admin' }) })
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sends spam')
  await userEvent.click(dialog.getByRole('button', { name: 'Disable account' }))
  await screen.findByText('An admin disabled this account. Ben Okafor can’t sign in.')
  expect(api.calls(setPersonAccess)).toEqual([{ uid: 'ben', isDisabled: true, reason: 'Sends spam' }])
  expect(screen.getByRole('button', { name: 'Enable account' })).toBeTruthy()
})

it('asks before the role is changed, and offers nothing of it to the admin themselves', async () => {
  await openPerson()
  api.answer(setUserRole, ({ role }) => ({ user: makeUser({ id: 'ben', role }) }))
  await userEvent.click(screen.getByRole('button', { name: 'Make an admin' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Ben Okafor an admin?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Make an admin' }))
  await waitFor(() => expect(api.calls(setUserRole)).toEqual([{ uid: 'ben', role: 'admin' }]))
  cleanup()
  api.answer(getPerson, { person: personOf({}, { id: 'ada', fullName: 'Ada Lovelace' }) })
  await open(routes.admin.href('user-management/ada'))
  await screen.findByText('This is you. Another admin has to change your access.')
  expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull()
})

/** Chooses in the list of one of several fields with the same options. */
async function chooseOption(name: string, field: number): Promise<void> {
  const options = await screen.findAllByRole('option', { name, hidden: true })
  await userEvent.click(options[field] as HTMLElement)
}

it('gives custom limits with what they lead to, and removes them', async () => {
  await openPerson()
  await screen.findByText('2 of 2')
  await userEvent.click(screen.getByRole('button', { name: 'Change limits' }))
  const dialog = within(await screen.findByRole('dialog'))
  api.answer(setPlanOverride, { changed: true })
  await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'A pilot')
  await userEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  await dialog.findByText('Change at least one limit.')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Channels' }))
  await chooseOption('Custom limit', 0)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Maximum' }), '10')
  await dialog.findByText('2 of 10')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Members' }))
  await chooseOption('Unlimited', 1)
  const overrides = { limits: { channels: 10, members: null }, until: null }
  api.answer(getPerson, { person: personOf({ plan: { ...personOf().plan, overrides } }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  await screen.findByText('Custom limits with no end date')
  expect(api.calls(setPlanOverride)).toEqual([{ uid: 'ben', override: overrides, reason: 'A pilot' }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove custom limits' }))
  const remove = within(await screen.findByRole('dialog'))
  await userEvent.type(remove.getByRole('textbox', { name: /Reason/ }), 'Over')
  await userEvent.click(remove.getByRole('button', { name: 'Remove custom limits' }))
  await waitFor(() => expect(api.calls(setPlanOverride).at(-1)).toEqual({ uid: 'ben', override: null, reason: 'Over' }))
})

it('grants credit in minor units under one id however often it is sent, and takes back what is unused', async () => {
  await openPerson()
  await userEvent.click(await screen.findByRole('button', { name: 'Grant credit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '900')
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'An outage')
  await userEvent.click(dialog.getByRole('button', { name: 'Grant credit' }))
  await dialog.findByText('Enter an amount above 0 and up to €500.00.')
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Amount' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '12.5')
  api.refuse(grantCredit, 'internal')
  await userEvent.click(dialog.getByRole('button', { name: 'Grant credit' }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''))
  api.answer(grantCredit, { balance: 1_250 })
  const grant = { grantId: GRANT_ID, grantedAt: Date.now(), amount: 1_250, currency: 'eur', isTakenBack: false }
  api.answer(getPerson, { person: personOf({ credit: { balance: 1_250, currencies: ['eur'], grants: [grant] } }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Grant credit' }))
  const takeBack = await screen.findByRole('button', { name: 'Take back €12.50' })
  const [first, second] = api.calls(grantCredit)
  expect(second).toEqual(first)
  expect(second).toMatchObject({ uid: 'ben', amount: 1_250, currency: 'eur', reason: 'An outage' })
  api.answer(takeBackCredit, { balance: 0 })
  await userEvent.click(takeBack)
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(api.calls(takeBackCredit)).toEqual([{ uid: 'ben', grantId: GRANT_ID }]))
})

it('lists sessions by device, ends one or all, sends an export and keeps an account', async () => {
  api.answer(listPersonSessions, {
    sessions: ['one', 'two'].map((id) => ({
      id,
      current: false,
      userAgent: id === 'one' ? 'Mozilla/5.0 (iPhone) Safari/605' : 'Mozilla/5.0 (Windows NT) Firefox/130.0',
      createdAt: 1,
      lastUsedAt: Date.now() - 60_000,
      place: 'DE',
    })),
  })
  api.answer(getPerson, { person: personOf({}, { deletesAt: Date.now() + 86_400_000 }) })
  await open(routes.admin.href('user-management/ben'))
  api.answer(endPersonSessions, { ended: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'End the session in Firefox on Windows' }))
  await userEvent.click(screen.getByRole('button', { name: 'End all sessions' }))
  const all = within(await screen.findByRole('dialog'))
  await userEvent.click(all.getByRole('button', { name: 'End all sessions' }))
  await waitFor(() =>
    expect(api.calls(endPersonSessions)).toEqual([
      { uid: 'ben', sessionId: 'two' },
      { uid: 'ben', sessionId: null },
    ]),
  )
  api.answer(sendPersonExport, { isBegun: true })
  await userEvent.click(screen.getByRole('button', { name: 'Start export' }))
  await waitFor(() => expect(api.calls(sendPersonExport)).toEqual([{ uid: 'ben' }]))
  api.answer(cancelPersonDeletion, { cancelled: true })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel deletion' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel deletion' }))
  await waitFor(() => expect(api.calls(cancelPersonDeletion)).toEqual([{ uid: 'ben' }]))
})

it('says that an account does not exist', async () => {
  api.refuse(getPerson, 'not_found')
  await open(routes.admin.href('user-management/gone'))
  expect(await screen.findByText('This account doesn’t exist')).toBeTruthy()
})
