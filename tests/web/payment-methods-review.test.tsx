import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import {
  approvePayment,
  listPayments,
  readPaymentProof,
  refundPayment,
  refusePayment,
  type ReviewedPayment,
} from '@postwright/core/api/manual-payments'
import { Component as PaymentMethods } from '@/features/payment-methods/payment-methods-screen.tsx'
import { api } from '../support/client/api.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { address, show } from './support/show.tsx'

afterEach(cleanup)

const MINUTE = 60_000
const SUBMITTED: ReviewedPayment = {
  id: 'p1',
  createdAt: MADE_AT,
  uid: 'ben',
  invoiceId: 'i1',
  provider: 'manual',
  methodId: 'transfer',
  amount: 2900,
  currency: 'eur',
  status: 'in_review',
  refundedAmount: 0,
  approvals: [],
  reason: null,
  paidAt: null,
  refunds: [],
  answers: [{ label: 'Name on the account', value: 'B. Okafor' }],
  submittedAt: MADE_AT,
  proof: { name: 'slip.png', type: 'image/png', bytes: 3 },
  methodName: 'Bank transfer',
  person: { fullName: 'Ben Okafor', email: 'ben@example.com' },
  invoice: { number: 'INV-7', status: 'open', total: 2900, dueAt: MADE_AT },
}
const PAID: ReviewedPayment = {
  ...SUBMITTED,
  status: 'paid',
  approvals: [
    { by: 'ada', at: MADE_AT + MINUTE },
    { by: 'grace', at: MADE_AT + 2 * MINUTE },
  ],
  paidAt: MADE_AT + 2 * MINUTE,
}

async function open(payments: ReviewedPayment[], at = '/') {
  api.answer(listPayments, ({ status }) => ({
    payments: payments.filter((each) => each.status === status),
    before: null,
  }))
  await show(<PaymentMethods />, { at })
}

const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))
const dialog = () => screen.findByRole('dialog')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function review(payment: Partial<ReviewedPayment> = {}) {
  await open([{ ...SUBMITTED, ...payment }])
  await press('Review €29.00 from Ben Okafor')
  return dialog()
}

it('lists the payments in review with who paid what by which method, and how many admins approved', async () => {
  await open([{ ...SUBMITTED, approvals: [{ by: 'ada', at: MADE_AT }] }])
  const row = await screen.findByRole('listitem', { name: 'Ben Okafor, €29.00' })
  for (const text of ['Ben Okafor', 'ben@example.com', '€29.00', '1 of 2 approvals · You approved it']) {
    expect(within(row).getByText(text)).toBeTruthy()
  }
  expect(row.textContent).toContain('Invoice INV-7 · Bank transfer')
  expect(api.calls(listPayments)).toEqual([{ status: 'in_review' }])
})

it('keeps the chosen status in the address, and reads the next page from where the last one ended', async () => {
  api.answer(listPayments, ({ before }) => ({
    payments: [{ ...PAID, id: before ?? 'first' }],
    before: before === undefined ? 'second' : null,
  }))
  await show(<PaymentMethods />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Paid' }))
  await waitFor(() => expect(address()).toBe('/?status=paid'))
  await press('Next')
  await waitFor(() => expect(api.calls(listPayments).at(-1)).toEqual({ status: 'paid', before: 'second' }))
})

it('says when no payment waits, and when payments cannot be loaded', async () => {
  await open([])
  expect(await screen.findByText('No payments to review')).toBeTruthy()
  cleanup()
  api.refuse(listPayments, 'internal')
  await show(<PaymentMethods />)
  expect(await screen.findByText('Couldn’t load the payments')).toBeTruthy()
  api.answer(listPayments, { payments: [SUBMITTED], before: null })
  await press('Try again')
  expect(await screen.findByText('Ben Okafor')).toBeTruthy()
})

it('approves a payment after it was confirmed', async () => {
  api.answer(approvePayment, { payment: { ...SUBMITTED, approvals: [{ by: 'ada', at: MADE_AT }] } })
  const shown = await review()
  expect(within(shown).getByText('B. Okafor')).toBeTruthy()
  await press('Approve', shown)
  expect(api.calls(approvePayment)).toEqual([])
  expect(document.activeElement).toBe(within(shown).getByRole('button', { name: 'Approve €29.00' }))
  await press('Approve €29.00', shown)
  await waitFor(() =>
    expect(api.calls(approvePayment)).toEqual([{ paymentId: 'p1', submittedAt: SUBMITTED.submittedAt }]),
  )
  await isClosed()
})

it('gives the focus back to the button when an approval is given up', async () => {
  const shown = await review()
  await press('Approve', shown)
  await press('Cancel', shown)
  expect(within(shown).queryByRole('button', { name: 'Approve €29.00' })).toBeNull()
  expect(document.activeElement).toBe(within(shown).getByRole('button', { name: 'Approve' }))
})

it('does not let an admin approve a payment twice, and says why', async () => {
  const shown = await review({ approvals: [{ by: 'ada', at: MADE_AT }] })
  expect(within(shown).getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true)
  expect(within(shown).getByText('You approved it. A different admin has to approve it too.')).toBeTruthy()
  expect(within(shown).getByText('Approved by you')).toBeTruthy()
})

it('asks for the password when the server wants a decision confirmed, and changes nothing when that is given up', async () => {
  api.refuse(approvePayment, 'reauthentication_required')
  const shown = await review()
  await press('Approve', shown)
  await press('Approve €29.00', shown)
  const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await press('Cancel', question)
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(api.calls(approvePayment)).toHaveLength(1)
})

it('refuses a payment only with a reason', async () => {
  api.answer(refusePayment, { payment: { ...SUBMITTED, status: 'refused', reason: 'No transfer arrived.' } })
  const shown = await review()
  await press('Refuse', shown)
  await press('Refuse payment', shown)
  expect(await within(shown).findByText('Enter a reason of up to 500 characters.')).toBeTruthy()
  expect(api.calls(refusePayment)).toEqual([])
  await userEvent.type(within(shown).getByRole('textbox', { name: 'Reason' }), 'No transfer arrived.')
  await press('Refuse payment', shown)
  await waitFor(() => expect(api.calls(refusePayment)).toEqual([{ paymentId: 'p1', reason: 'No transfer arrived.' }]))
  await isClosed()
})

it('says what another admin has done when a decision comes too late', async () => {
  api.refuse(refusePayment, 'billing_state')
  const shown = await review()
  await press('Refuse', shown)
  await userEvent.type(within(shown).getByRole('textbox', { name: 'Reason' }), 'Late')
  await press('Refuse payment', shown)
  expect(await within(shown).findByText(/^This payment’s status changed in the meantime/)).toBeTruthy()
  await waitFor(() => expect(api.calls(listPayments).length).toBeGreaterThan(1))
})

it('refunds a paid payment in four clicks, with all that is left of it', async () => {
  api.answer(refundPayment, { payment: { ...PAID, status: 'refunded', refundedAmount: 2900 } })
  await open([
    {
      ...PAID,
      refundedAmount: 400,
      refunds: [{ id: 'r1', amount: 400, reason: 'Late start', by: 'ada', at: MADE_AT }],
    },
  ])
  await userEvent.click(await screen.findByRole('radio', { name: 'Paid' }))
  await press('Open €29.00 from Ben Okafor')
  const shown = await dialog()
  expect(shown.textContent).toContain('€4.00 refunded by you · Late start')
  await press('Refund', shown)
  await press('Refund €25.00', shown)
  await waitFor(() => expect(api.calls(refundPayment)).toHaveLength(1))
  expect(api.calls(refundPayment)[0]).toEqual({
    paymentId: 'p1',
    amount: 2500,
    reason: '',
    refundKey: expect.stringMatching(/^[\w-]{36}$/),
  })
  await isClosed()
})

it('refunds a part in minor units of the currency, and no more than is left', async () => {
  api.answer(refundPayment, { payment: PAID })
  await open([{ ...PAID, amount: 3000, currency: 'jpy', provider: 'stripe' }], '/?status=paid')
  await press('Open ¥3,000 from Ben Okafor')
  const shown = await dialog()
  await press('Refund', shown)
  const amount = within(shown).getByRole('textbox', { name: 'Amount in JPY' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '4000')
  await press('Refund ¥4,000', shown)
  expect(await within(shown).findByText('Enter an amount of up to ¥3,000.')).toBeTruthy()
  await userEvent.clear(amount)
  await userEvent.type(amount, '1200')
  await userEvent.type(within(shown).getByRole('textbox', { name: /^Reason/ }), 'Half a month')
  await press('Refund ¥1,200', shown)
  await waitFor(() => expect(api.calls(refundPayment)).toMatchObject([{ amount: 1200, reason: 'Half a month' }]))
})

it('tells when the amount is not that of the invoice, in the row and in the detail', async () => {
  const shown = await review({ invoice: { number: 'INV-7', status: 'open', total: 4900, dueAt: MADE_AT } })
  expect(screen.getByText('Amount differs')).toBeTruthy()
  const notice = within(shown).getByRole('region', { name: 'The amount doesn’t match the invoice' })
  expect(notice.textContent).toContain('The payment is €29.00, but the invoice total is €49.00.')
})

it('shows the reason of a payment that Stripe holds, and lets nobody approve it', async () => {
  const shown = await review({ provider: 'stripe', methodId: null, methodName: null, reason: 'elevated_risk' })
  expect(within(shown).getByText('elevated_risk')).toBeTruthy()
  expect(within(shown).getByText(/^Stripe is holding this payment/)).toBeTruthy()
  expect(within(shown).queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('reads an image of the proof once and only when it is asked for, and lets go of it when it is hidden', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proof')
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  api.answer(readPaymentProof, { name: 'slip.png', type: 'image/png', data: btoa('abc') })
  const shown = await review()
  expect(api.calls(readPaymentProof)).toEqual([])
  await press('Show proof', shown)
  const image = await within(shown).findByRole('img', { name: 'Proof of payment: slip.png' })
  expect(image.getAttribute('src')).toBe('blob:proof')
  expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'image/png', size: 3 })
  await press('Hide proof', shown)
  expect(letGo).toHaveBeenCalledWith('blob:proof')
  await press('Show proof', shown)
  expect(await within(shown).findByRole('img')).toBeTruthy()
  expect(api.calls(readPaymentProof)).toEqual([{ paymentId: 'p1' }])
  vi.restoreAllMocks()
})

it('downloads a proof that is a document', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  api.answer(readPaymentProof, { name: 'slip.pdf', type: 'application/pdf', data: btoa('abc') })
  const shown = await review({ proof: { name: 'slip.pdf', type: 'application/pdf', bytes: 3 } })
  await press('Download proof', shown)
  await waitFor(() => expect(names).toEqual(['slip.pdf']))
  vi.restoreAllMocks()
})
