import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import {
  listStuckMails,
  listStuckPayments,
  retryStuckMail,
  retryStuckPayment,
  type StuckMail,
  type StuckPayment,
} from '@postwright/core/api/stuck-work'
import { listStuckJobs, type StuckJob } from '@postwright/core/api/failed-posts'
import { Component as FailedPosts } from '@/features/failed-posts/failed-posts-screen.tsx'
import { api } from '../support/client/api.ts'
import { showWithToasts } from './support/toasts.tsx'

afterEach(cleanup)

const makeMail = (more: Partial<StuckMail> = {}): StuckMail => ({
  id: 'mail1',
  kind: 'invite',
  to: 'cora@example.com',
  state: 'waiting',
  attempts: 2,
  problem: 'unreachable',
  dueAt: 1,
  updatedAt: Date.now() - 60_000,
  canRetry: true,
  ...more,
})
const makePayment = (more: Partial<StuckPayment> = {}): StuckPayment => ({
  paymentId: 'payment1',
  eventId: null,
  type: null,
  status: 'pending',
  amount: 1_900,
  currency: 'usd',
  since: Date.now() - 3 * 60 * 60_000,
  person: { uid: 'cora', fullName: 'Cora Lee', email: 'cora@example.com' },
  ...more,
})
const makeStuckJob = (jobId: string): StuckJob => ({
  uid: jobId,
  jobId,
  kind: 'export',
  status: 'running',
  progress: 40,
  runs: 2,
  createdAt: 1,
  updatedAt: 1,
  person: { fullName: jobId, email: `${jobId}@example.com` },
})

it('lists stuck mails, sends one that waits, and says of one that ended why it is not sent again', async () => {
  const ended = makeMail({ id: 'mail2', to: 'dan@example.com', state: 'failed', attempts: 4, canRetry: false })
  api.answer(listStuckMails, { mails: [makeMail(), ended], cursor: null })
  await showWithToasts(<FailedPosts />, { at: '/?state=mails' })
  const row = await screen.findByRole('listitem', { name: 'cora@example.com' })
  expect(row.textContent).toContain('waiting after 2 tries · Mail server unreachable')
  const over = screen.getByRole('listitem', { name: 'dan@example.com' })
  expect(within(over).queryByRole('button')).toBeNull()
  within(over).getByText(/can’t be sent again/)
  api.answer(retryStuckMail, { state: 'sent' })
  await userEvent.click(within(row).getByRole('button', { name: 'Send now' }))
  await screen.findByText('The email was sent.')
  expect(api.calls(retryStuckMail)).toEqual([{ mailId: 'mail1' }])
})

it('lists stuck payments, asks the provider about one, and says when nothing has changed', async () => {
  const held = makePayment({ paymentId: 'payment2', eventId: 'evt_1', type: 'charge.dispute.created', status: 'paid' })
  api.answer(listStuckPayments, { payments: [makePayment(), held], cursor: null })
  await showWithToasts(<FailedPosts />, { at: '/?state=payments' })
  const row = await screen.findByRole('listitem', { name: 'payment1' })
  expect(row.textContent).toContain('$19.00 · Cora Lee')
  api.answer(retryStuckPayment, { status: 'paid', isHeld: false })
  await userEvent.click(within(row).getByRole('button', { name: 'Ask provider again' }))
  await screen.findByText('The payment is settled.')
  const dispute = screen.getByRole('listitem', { name: 'payment2' })
  expect(dispute.textContent).toContain('Event on hold: charge.dispute.created')
  api.answer(retryStuckPayment, { status: 'paid', isHeld: true })
  await userEvent.click(within(dispute).getByRole('button', { name: 'Ask provider again' }))
  await screen.findByText('Nothing changed: Paid.')
})

it('says that nothing is stuck, and what would be listed', async () => {
  api.answer(listStuckMails, { mails: [], cursor: null })
  await showWithToasts(<FailedPosts />, { at: '/?state=mails' })
  await screen.findByText('No stuck emails')
  api.answer(listStuckPayments, { payments: [], cursor: null })
  await userEvent.click(screen.getByRole('radio', { name: 'Stuck payments' }))
  expect(await screen.findByText('No stuck payments')).toBeTruthy()
})

it('shows further stuck payments, mails and jobs on a next page', async () => {
  api.answer(listStuckPayments, ({ after }) =>
    after === undefined
      ? { payments: [makePayment()], cursor: 'pending payment1 1' }
      : { payments: [makePayment({ paymentId: 'payment2' })], cursor: null },
  )
  api.answer(listStuckMails, ({ after }) =>
    after === undefined
      ? { mails: [makeMail({ to: 'first@example.com' })], cursor: 'overdue mail1 1' }
      : { mails: [makeMail({ id: 'mail2', to: 'second@example.com' })], cursor: null },
  )
  api.answer(listStuckJobs, ({ after }) =>
    after === undefined
      ? { jobs: [makeStuckJob('dan')], cursor: 'standing dan dan 1' }
      : { jobs: [makeStuckJob('eve')], cursor: null },
  )
  await showWithToasts(<FailedPosts />, { at: '/?state=payments' })
  await screen.findByRole('listitem', { name: 'payment1' })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('listitem', { name: 'payment2' })
  expect(api.calls(listStuckPayments)).toEqual([{}, { after: 'pending payment1 1' }])
  await userEvent.click(screen.getByRole('radio', { name: 'Stuck emails' }))
  await screen.findByRole('listitem', { name: 'first@example.com' })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('listitem', { name: 'second@example.com' })
  await userEvent.click(screen.getByRole('radio', { name: 'Stuck jobs' }))
  await screen.findByText(/dan@example.com/)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText(/eve@example.com/)
})
