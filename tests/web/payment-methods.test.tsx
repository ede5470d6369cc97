import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listPaymentMethods, orderPaymentMethods, savePaymentMethod } from '@postwright/core/api/manual-payments'
import type { PaymentMethod } from '@postwright/core/model/payment-method'
import { Component as PaymentMethods } from '@/features/payment-methods/payment-methods-screen.tsx'
import { api } from '../support/client/api.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const TRANSFER: PaymentMethod = {
  ...makeBase('transfer'),
  rev: 3,
  name: 'Bank transfer',
  instructions: 'Transfer to AT61 1904.',
  fields: [{ key: 'account_name', label: 'Name on the account', isRequired: true }],
  currencies: ['eur', 'usd'],
  countries: ['AT', 'DE', 'CH', 'FR', 'IT'],
  needsProof: true,
  isOffered: true,
  sort: 0,
}
const CASH: PaymentMethod = {
  ...TRANSFER,
  ...makeBase('cash'),
  name: 'Cash',
  fields: [],
  currencies: [],
  countries: [],
  needsProof: false,
  isOffered: false,
  sort: 1,
}

let stored: PaymentMethod[] = []

beforeEach(() => {
  stored = [TRANSFER, CASH]
  api.answer(listPaymentMethods, () => ({ methods: stored }))
})

const open = () => show(<PaymentMethods />, { at: '/?part=methods' })
const row = (name: string) => screen.findByRole('listitem', { name })
const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))
const dialog = () => screen.findByRole('dialog')
const field = (inside: HTMLElement, name: string) => within(inside).getByRole('textbox', { name })

async function retype(inside: HTMLElement, name: string, text: string) {
  await userEvent.clear(field(inside, name))
  await userEvent.type(field(inside, name), text)
}

it('lists methods with their currencies, countries and what they ask for', async () => {
  await open()
  const transfer = await row('Bank transfer')
  for (const text of ['Offered', 'Needs proof']) expect(within(transfer).getByText(text)).toBeTruthy()
  expect(transfer.textContent).toContain('EUR, USD · Austria, Germany, Switzerland and 2 more countries')
  const cash = await row('Cash')
  expect(within(cash).getByText('Not offered')).toBeTruthy()
  expect(cash.textContent).toContain('All currencies · Everywhere')
})

it('adds the first method with a question whose key comes from its label', async () => {
  stored = []
  api.answer(savePaymentMethod, { method: TRANSFER })
  await open()
  await screen.findByText('No payment methods yet')
  await press('Add a method')
  const form = await dialog()
  await userEvent.type(field(form, 'Name'), 'Wallet')
  await userEvent.type(field(form, 'Instructions'), 'Send it to{Enter}@postwright')
  await press('Add a question', form)
  await userEvent.type(field(form, 'Question 1'), 'Your café’s name')
  await press('Add a question', form)
  await userEvent.type(field(form, 'Question 2'), '電話')
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Required: question 2' }))
  await userEvent.type(within(form).getByLabelText('Currencies'), 'eur,chf,')
  const preview = within(form).getByRole('region', { name: 'Preview' })
  for (const text of ['Wallet', 'Your café’s name', '電話 (optional)']) {
    expect(within(preview).getByText(text)).toBeTruthy()
  }
  expect(preview.textContent).toContain('Send it to\n@postwright')
  await press('Save method', form)
  await waitFor(() => expect(api.calls(savePaymentMethod)).toHaveLength(1))
  const saved = api.calls(savePaymentMethod)[0]
  expect(saved).toEqual({
    methodId: expect.stringMatching(/^[\w-]{36}$/),
    rev: 0,
    terms: {
      name: 'Wallet',
      instructions: 'Send it to\n@postwright',
      fields: [
        { key: 'your_cafe_s_name', label: 'Your café’s name', isRequired: true },
        { key: 'question', label: '電話', isRequired: false },
      ],
      currencies: ['eur', 'chf'],
      countries: [],
      needsProof: true,
      isOffered: true,
    },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the key of a question whose label is changed, and saves countries that are chosen by name', async () => {
  api.answer(savePaymentMethod, { method: TRANSFER })
  await open()
  await press('Edit Bank transfer')
  const form = await dialog()
  await retype(form, 'Question 1', 'Account holder')
  await press('Add a question', form)
  await userEvent.type(field(form, 'Question 2'), 'Account name')
  await press('Move question 2 up', form)
  await userEvent.type(within(form).getByLabelText('Countries'), 'Ireland')
  await userEvent.click(await screen.findByRole('option', { name: 'Ireland', hidden: true }))
  await press('Save method', form)
  await waitFor(() => expect(api.calls(savePaymentMethod)).toHaveLength(1))
  expect(api.calls(savePaymentMethod)[0]).toMatchObject({
    methodId: 'transfer',
    rev: 3,
    terms: {
      fields: [
        { key: 'account_name_2', label: 'Account name', isRequired: true },
        { key: 'account_name', label: 'Account holder', isRequired: true },
      ],
      countries: ['AT', 'DE', 'CH', 'FR', 'IT', 'IE'],
    },
  })
})

it('says what is wrong with a method and saves nothing', async () => {
  await open()
  await press('Edit Cash')
  const form = await dialog()
  await userEvent.clear(field(form, 'Name'))
  await press('Add a question', form)
  await userEvent.type(within(form).getByLabelText('Currencies'), 'abc,')
  await press('Save method', form)
  for (const text of [
    'Enter a name of up to 60 characters.',
    'Enter a question of up to 60 characters.',
    'Enter up to 12 existing currencies as three-letter codes, such as EUR.',
  ]) {
    expect(await within(form).findByText(text)).toBeTruthy()
  }
  await waitFor(() => expect(document.activeElement).toBe(field(form, 'Name')))
  expect(api.calls(savePaymentMethod)).toEqual([])
})

it('keeps what was typed when another admin has saved the method, and replaces their version when it is saved again', async () => {
  await open()
  await press('Edit Bank transfer')
  const form = await dialog()
  await retype(form, 'Instructions', 'Transfer to AT99.')
  stored = [{ ...TRANSFER, rev: 4, instructions: 'Transfer to DE00.' }, CASH]
  api.refuse(savePaymentMethod, 'stale_revision')
  await press('Save method', form)
  expect(await within(form).findByText(/^Another admin changed this method in the meantime\./)).toBeTruthy()
  expect(field(form, 'Instructions')).toHaveProperty('value', 'Transfer to AT99.')
  api.answer(savePaymentMethod, { method: TRANSFER })
  await press('Save method', form)
  await waitFor(() => expect(api.calls(savePaymentMethod)).toHaveLength(2))
  expect(api.calls(savePaymentMethod)[1]).toMatchObject({ rev: 4, terms: { instructions: 'Transfer to AT99.' } })
})

it('loads the version of the other admin when that is asked for', async () => {
  await open()
  await press('Edit Bank transfer')
  const form = await dialog()
  await retype(form, 'Name', 'Wire')
  stored = [{ ...TRANSFER, rev: 4, name: 'SEPA transfer' }, CASH]
  api.refuse(savePaymentMethod, 'stale_revision')
  await press('Save method', form)
  await press('Load their version', form)
  await waitFor(() => expect(field(form, 'Name')).toHaveProperty('value', 'SEPA transfer'))
  expect(within(form).queryByText(/^Another admin changed this method/)).toBeNull()
})

it('saves the order after a method is moved with a button', async () => {
  api.answer(orderPaymentMethods, { methodIds: ['cash', 'transfer'] })
  await open()
  await press('Move Cash up', await row('Cash'))
  await waitFor(() => expect(api.calls(orderPaymentMethods)).toEqual([{ methodIds: ['cash', 'transfer'] }]))
})

it('says when the methods cannot be loaded, and loads them when asked again', async () => {
  api.refuse(listPaymentMethods, 'internal')
  await open()
  expect(await screen.findByText('Couldn’t load the methods')).toBeTruthy()
  api.answer(listPaymentMethods, { methods: stored })
  await press('Try again')
  expect(await row('Cash')).toBeTruthy()
})
