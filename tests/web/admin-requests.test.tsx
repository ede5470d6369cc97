import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  approveAdminRequest,
  askAdminRequest,
  getDeletionEffect,
  listAdminRequests,
  refuseAdminRequest,
} from '@postwright/core/api/admin-requests'
import type { AdminRequest } from '@postwright/core/model/admin-request'
import { Component as AdminRequests } from '@/features/admin-requests/admin-requests-screen.tsx'
import { DeletePersonSection } from '@/features/user-management/components/delete-person-section.tsx'
import { api } from '../support/client/api.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

afterEach(cleanup)

const person = (id: string, fullName: string) => ({ id, fullName, email: `${id}@example.com` })
const PEOPLE = [person('grace', 'Grace Hopper'), person('ben', 'Ben Okafor'), person('ada', 'Ada Lovelace')]

const makeRequest = (fields: Partial<AdminRequest> = {}): AdminRequest => ({
  ...makeBase('r1'),
  act: { kind: 'delete_person', when: 'after_grace' },
  subject: 'grace',
  personUid: 'grace',
  reason: 'She asked us by letter',
  askedBy: 'ben',
  state: 'waiting',
  decidedBy: null,
  note: '',
  closesAt: Date.now() + 86_400_000,
  ...fields,
})

const EFFECT = {
  person: person('grace', 'Grace Hopper'),
  deletesAt: null,
  workspaces: [{ id: 'w9', name: 'Compilers', members: 1, scheduled: 12 }],
  subscription: null,
  waiting: null,
  hasSecondAdmin: true,
}

beforeEach(() => {
  api.answer(getDeletionEffect, EFFECT)
})

const list = (requests: AdminRequest[], hasSecondAdmin = true) =>
  api.answer(listAdminRequests, { requests, after: null, people: PEOPLE, hasSecondAdmin })
const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))

it('approves a deletion after showing what it affects', async () => {
  const request = makeRequest()
  list([request])
  api.answer(approveAdminRequest, { request: { ...request, state: 'approved' } })
  await showWithToasts(<AdminRequests />)
  const title = 'Delete Grace Hopper (grace@example.com) after 14 days'
  await press(`Approve: ${title}`)
  const dialog = await screen.findByRole('dialog')
  expect(
    await within(dialog).findByText('The workspace Compilers is deleted, with 1 member and 12 scheduled posts'),
  ).toBeTruthy()
  await press('Approve', dialog)
  expect(await screen.findByText('The request was approved and carried out.')).toBeTruthy()
  expect(api.calls(approveAdminRequest)).toEqual([{ requestId: 'r1', rev: request.rev }])
})

it('refuses a payout only with a reason', async () => {
  const act = { kind: 'settle_payout', amount: 5800, currency: 'eur' } as const
  const request = makeRequest({ act, subject: 'p1' })
  list([request])
  api.answer(refuseAdminRequest, { request: { ...request, state: 'refused' } })
  await showWithToasts(<AdminRequests />)
  await press('Refuse: Send €58.00 to Grace Hopper (grace@example.com)')
  const dialog = await screen.findByRole('dialog')
  const button = await within(dialog).findByRole('button', { name: 'Refuse' })
  expect(button.hasAttribute('disabled')).toBe(true)
  await userEvent.type(within(dialog).getByRole('textbox'), 'Wrong account')
  await userEvent.click(button)
  expect(await screen.findByText('The request was refused.')).toBeTruthy()
  expect(api.calls(refuseAdminRequest)).toEqual([{ requestId: 'r1', rev: request.rev, note: 'Wrong account' }])
})

it('offers only what an admin may do, and says that a second admin is needed where there is none', async () => {
  list([makeRequest({ personUid: 'ada', subject: 'ada' })], false)
  await show(<AdminRequests />)
  expect(await screen.findByText('A second admin is needed')).toBeTruthy()
  expect(screen.getByText(/Add a second admin under Users/)).toBeTruthy()
  expect(screen.getByText(/about your own account/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
})

it('shows decided and expired requests without actions', async () => {
  list([makeRequest({ closesAt: 1 }), makeRequest({ id: 'r2', state: 'refused', decidedBy: 'ada', note: 'Not now' })])
  await show(<AdminRequests />, { at: '/?part=closed' })
  expect(await screen.findByText('Expired')).toBeTruthy()
  expect(screen.getByText('Reason for refusing: Not now')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Approve|Refuse|Withdraw):/ })).toBeNull()
})

it('says when nothing waits and when requests cannot be loaded', async () => {
  list([])
  await show(<AdminRequests />)
  expect(await screen.findByText('No requests are waiting')).toBeTruthy()
  cleanup()
  api.refuse(listAdminRequests, 'internal')
  await show(<AdminRequests />)
  expect(await screen.findByText('Couldn’t load the requests')).toBeTruthy()
})

it('asks for the deletion of a person with a reason, and leads to the request that waits', async () => {
  api.answer(askAdminRequest, { request: makeRequest() })
  await showWithToasts(<DeletePersonSection uid="grace" fullName="Grace Hopper" />)
  await press('Request deletion')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Reason' }), 'She asked us')
  await press('Request deletion', dialog)
  expect(await screen.findByText('A second admin can now approve the deletion.')).toBeTruthy()
  const wanted = { kind: 'delete_person', when: 'after_grace' }
  expect(api.calls(askAdminRequest)).toEqual([{ subject: 'grace', wanted, reason: 'She asked us' }])
  cleanup()
  api.answer(getDeletionEffect, { ...EFFECT, waiting: makeRequest() })
  await show(<DeletePersonSection uid="grace" fullName="Grace Hopper" />)
  expect(await screen.findByRole('link', { name: 'Open requests' })).toBeTruthy()
})
