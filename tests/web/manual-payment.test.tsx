import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import {
  getManualPayment,
  type OfferedMethod,
  type OwnManualPayment,
  submitManualPayment,
  uploadPaymentProof,
} from '@postwright/core/api/manual-payments'
import { PROOF_BYTES_MAX } from '@postwright/core/model/payment-method'
import { ManualPaymentSection } from '@/features/settings/components/manual-payment-section.tsx'
import { OpenInvoice } from '@/features/settings/components/open-invoice.tsx'
import { api } from '../support/client/api.ts'
import { makeInvoice } from '../support/factories/invoice.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const TRANSFER: OfferedMethod = {
  id: 'transfer',
  name: 'Bank transfer',
  instructions: 'Pay to DE02 1203.\nQuote the number of the invoice.',
  fields: [
    { key: 'holder', label: 'Name on the account', isRequired: true },
    { key: 'note', label: 'Note', isRequired: false },
  ],
  needsProof: true,
}
const CASH: OfferedMethod = { ...TRANSFER, id: 'cash', name: 'Cash', instructions: 'At our desk.', fields: [] }

const PAYMENT: OwnManualPayment = {
  id: 'i1_manual',
  invoiceId: 'i1',
  methodId: null,
  amount: 2900,
  currency: 'eur',
  status: 'pending',
  reason: null,
  answers: {},
  submittedAt: null,
  proof: null,
}
const REVIEWED = {
  status: 'in_review',
  methodId: 'transfer',
  answers: { holder: 'Ada Lovelace' },
  submittedAt: Date.UTC(2027, 6, 15, 12),
  proof: { name: 'transfer.pdf', bytes: 340_000 },
} as const

type Stored = { payment?: Partial<OwnManualPayment> | null; methods?: OfferedMethod[]; hasCards?: boolean }

async function open({ payment = {}, methods = [TRANSFER], hasCards = false }: Stored = {}) {
  api.answer(getManualPayment, { payment: payment && { ...PAYMENT, ...payment }, methods })
  const invoice = makeInvoice({ status: 'open' })
  await show(<ManualPaymentSection uid="ada" invoice={invoice} hasCards={hasCards} />)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('says where to pay, what to quote, and sends the answers of the method', async () => {
  api.answer(submitManualPayment, { payment: { ...PAYMENT, ...REVIEWED } })
  await open()
  expect(await screen.findByRole('heading', { name: 'Pay by Bank transfer' })).toBeTruthy()
  expect(screen.getByText(/Pay to DE02 1203/)).toBeTruthy()
  expect(screen.getByText('€29.00')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Invoice number to quote' })).toHaveProperty('value', 'PW-000007')
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name on the account' }), ' Ada Lovelace ')
  api.answer(getManualPayment, { payment: { ...PAYMENT, ...REVIEWED }, methods: [TRANSFER] })
  await press('Submit payment')
  await waitFor(() =>
    expect(api.calls(submitManualPayment)).toEqual([
      { invoiceId: 'i1', methodId: 'transfer', answers: { holder: 'Ada Lovelace', note: '' } },
    ]),
  )
  expect(await screen.findByRole('region', { name: 'We’re checking your payment' })).toBeTruthy()
})

it('asks for a missing answer before anything is sent, and says so when the proof is missing', async () => {
  api.refuse(submitManualPayment, 'proof_missing')
  await open()
  await press('Submit payment')
  expect(await screen.findByText('Enter this to submit your payment.')).toBeTruthy()
  const holder = screen.getByRole('textbox', { name: 'Name on the account' })
  await waitFor(() => expect(document.activeElement).toBe(holder))
  expect(api.calls(submitManualPayment)).toEqual([])
  await userEvent.type(holder, 'Ada')
  await press('Submit payment')
  expect(await screen.findByText(/Add proof of your payment first/)).toBeTruthy()
})

it('asks only what the chosen method asks', async () => {
  api.answer(submitManualPayment, { payment: { ...PAYMENT, ...REVIEWED, methodId: 'cash' } })
  await open({ methods: [TRANSFER, CASH] })
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }))
  expect(screen.getByText('At our desk.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Name on the account' })).toBeNull()
  await press('Submit payment')
  await waitFor(() => expect(api.calls(submitManualPayment)).toMatchObject([{ methodId: 'cash', answers: {} }]))
})

it('keeps a proof with its name and size, replaces it, and sends none that is too large', async () => {
  const proof = { name: 'transfer.pdf', bytes: 340_000 }
  api.answer(uploadPaymentProof, { payment: { ...PAYMENT, proof } })
  await open()
  const choose = async (bytes: number) => {
    const group = await screen.findByRole('group', { name: 'Proof of payment' })
    const input = group.parentElement?.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no file input')
    await userEvent.upload(input, new File([new Uint8Array(bytes)], 'transfer.pdf', { type: 'application/pdf' }))
  }
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name on the account' }), 'Ada')
  await choose(PROOF_BYTES_MAX + 1)
  expect(await screen.findByText(/This file is larger than 2.1 MB/)).toBeTruthy()
  expect(api.files(uploadPaymentProof)).toEqual([])
  api.answer(getManualPayment, { payment: { ...PAYMENT, proof }, methods: [TRANSFER] })
  await choose(10)
  expect(await screen.findByText('transfer.pdf, 340 kB')).toBeTruthy()
  expect(api.calls(uploadPaymentProof)).toEqual([{ invoiceId: 'i1', name: 'transfer.pdf' }])
  expect(screen.getByRole('button', { name: 'Replace file' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Name on the account' })).toHaveProperty('value', 'Ada')
})

it('shows what was submitted while it is checked, and no way to pay the invoice again', async () => {
  await open({ payment: REVIEWED })
  expect(await screen.findByRole('region', { name: 'We’re checking your payment' })).toBeTruthy()
  for (const text of ['Bank transfer', 'Ada Lovelace', 'transfer.pdf, 340 kB'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull()
  cleanup()
  const invoice = makeInvoice({ status: 'open' })
  const both = (
    <>
      <OpenInvoice uid="ada" invoice={invoice} status="past_due" providers={['stripe', 'manual']} />
      <ManualPaymentSection uid="ada" invoice={invoice} hasCards />
    </>
  )
  await show(both)
  expect(await screen.findByRole('region', { name: 'We’re checking your payment' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
})

it('says why a payment was refused, and sends it again with what was answered', async () => {
  const reason = 'The amount is missing on the proof.'
  api.answer(submitManualPayment, { payment: { ...PAYMENT, ...REVIEWED } })
  await open({ payment: { ...REVIEWED, status: 'refused', reason } })
  const notice = await screen.findByRole('region', { name: 'We couldn’t confirm your payment' })
  expect(within(notice).getByText(/The amount is missing on the proof/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Name on the account' })).toHaveProperty('value', 'Ada Lovelace')
  await press('Submit again')
  await waitFor(() => expect(api.calls(submitManualPayment)).toHaveLength(1))
})

it('says that nothing is set up for a currency, and is silent about it where cards are taken', async () => {
  await open({ payment: null, methods: [] })
  expect(await screen.findByRole('region', { name: /No payment method is set up for EUR/ })).toBeTruthy()
  expect(screen.getByText(/Contact support to agree on how to pay invoice PW-000007/)).toBeTruthy()
  cleanup()
  await open({ payment: null, methods: [], hasCards: true })
  await waitFor(() => expect(api.calls(getManualPayment).length).toBeGreaterThan(1))
  expect(screen.queryByRole('region', { name: /No payment method/ })).toBeNull()
})
