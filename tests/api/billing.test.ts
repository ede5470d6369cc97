import {
  changePlan,
  getBilling,
  getInvoice,
  listInvoices,
  listLedger,
  previewChange,
  saveBillingDetails,
  setCancellation,
  setPause,
  startTrial,
} from '@postwright/core/api/billing'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { billablePlans, createTestProvider } from '../support/billing.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, setFields } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const SOLO = { planId: 'solo', version: 1, interval: 'month', currency: 'eur' } as const
const PURCHASE = { ...SOLO, provider: 'manual', purchaseKey: 'purchase1' } as const

let served: Awaited<ReturnType<typeof serveApi>>
let ada: TestCaller

beforeAll(async () => {
  const environment = { BILLING_NAME: 'Postwright GmbH', BILLING_COUNTRY: 'DE', BILLING_TAX_REGISTRATIONS: 'DE, EU' }
  const deps = await createLocalDeps(environment)
  served = await serveApi({ ...deps, billablePlans, paymentProvider: createTestProvider().provider })
})
afterAll(() => served.stop())

beforeEach(async () => {
  ada = await createCaller({ api: served.api })
})

const billingOf = async (caller: TestCaller) => dataOf(await caller.call(getBilling, {}))

/** Buys a plan by manual payment. Returns the invoice id. */
async function buy(caller: TestCaller, purchaseKey = 'purchase1') {
  const reply = dataOf(await caller.call(changePlan, { ...PURCHASE, purchaseKey }))
  if (reply.kind !== 'manual') throw new Error(`the purchase is ${reply.kind}`)
  return reply.invoiceId
}

it('offers plans and a trial to a person on Free, and refuses strangers', async () => {
  expect(await billingOf(ada)).toMatchObject({ subscription: null, canTry: true, providers: ['stripe', 'manual'] })
  errorOf(await callApi(getBilling, {}, { api: served.api }), 'unauthenticated')
})

it('previews a price with the tax of the country, and issues the same invoice', async () => {
  const details = { name: 'Ada Ltd', address: '1 Row', country: 'FR', vatId: '' }
  dataOf(await ada.call(saveBillingDetails, { details }))
  const preview = dataOf(await ada.call(previewChange, SOLO))
  expect(preview).toMatchObject({ net: 900, total: 1080, tax: [{ country: 'FR', rate: 2000, amount: 180 }] })
  const { invoice } = dataOf(await ada.call(getInvoice, { invoiceId: await buy(ada) }))
  expect(invoice).toMatchObject({
    total: 1080,
    details,
    status: 'open',
    seller: { name: 'Postwright GmbH', country: 'DE' },
  })
})

it('issues one invoice for a key, and voids it for another purchase', async () => {
  const first = await buy(ada)
  expect(await buy(ada)).toBe(first)
  await buy(ada, 'purchase2')
  const { invoices } = dataOf(await ada.call(listInvoices, {}))
  expect(invoices.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['open', 'void'])
})

it('numbers invoices without gaps when people buy at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createCaller({ api: served.api })))
  await Promise.all(people.map((caller) => buy(caller)))
  const counter = await database().doc(paths.invoiceCounter('invoice')).get()
  const last = Number(counter.get('last'))
  const stored = await database().collection(paths.invoices()).where('kind', '==', 'invoice').get()
  const numbers = new Set(stored.docs.map((invoice) => Number(String(invoice.get('number')).split('-')[1])))
  expect(Array.from({ length: last }, (_, at) => at + 1).filter((number) => !numbers.has(number))).toEqual([])
})

it('keeps invoices of others to themselves, whatever a stored account says', async () => {
  const invoiceId = await buy(ada)
  const ben = await createCaller({ api: served.api })
  errorOf(await ben.call(getInvoice, { invoiceId }), 'not_found')
  expect(dataOf(await ben.call(listInvoices, {})).invoices).toEqual([])
  expect(dataOf(await ben.call(listLedger, {}))).toEqual({ entries: [], next: null })
  await setFields(paths.user(ben.uid), { role: 'admin' })
  errorOf(await ben.call(getInvoice, { invoiceId }), 'not_found')
})

it('gives a trial once', async () => {
  const { trialEnd } = dataOf(await ada.call(startTrial, SOLO))
  expect(trialEnd).toBeGreaterThan(Date.now())
  expect(dataOf(await ada.call(startTrial, SOLO))).toEqual({ trialEnd })
  errorOf(await ada.call(startTrial, { ...SOLO, planId: 'team' }), 'trial_used')
  expect(await billingOf(ada)).toMatchObject({ canTry: false, subscription: { status: 'trialing', planName: 'Solo' } })
})

it('cancels and pauses only what runs', async () => {
  errorOf(await ada.call(setCancellation, { cancelAtPeriodEnd: true }), 'billing_state')
  errorOf(await ada.call(setPause, { months: 1 }), 'billing_state')
  dataOf(await ada.call(startTrial, SOLO))
  errorOf(await ada.call(setPause, { months: 1 }), 'billing_state')
  const { endsAt } = dataOf(await ada.call(setCancellation, { cancelAtPeriodEnd: true }))
  expect(endsAt).toBeGreaterThan(Date.now())
})

it('refuses plans that are not offered, other currencies, hostile types and names of prototypes', async () => {
  for (const input of [
    { ...SOLO, planId: 'gold' },
    { ...SOLO, version: 9 },
    { ...SOLO, currency: 'jpy' },
  ]) {
    errorOf(await ada.call(previewChange, input), 'plan_unavailable')
  }
  for (const input of [
    { ...SOLO, version: -1 },
    { ...SOLO, currency: '__proto__' },
  ]) {
    errorOf(await ada.call(previewChange, input), 'validation_failed')
  }
  const details = { name: '', address: '', country: 'Germany', vatId: '' }
  errorOf(await ada.call(saveBillingDetails, { details }), 'validation_failed')
})

it('takes no payment by card where no provider is set up', async () => {
  const deps = await createLocalDeps()
  const without = await serveApi({ ...deps, billablePlans })
  const ben = await createCaller({ api: without.api })
  errorOf(await ben.call(changePlan, { ...PURCHASE, provider: 'stripe' }), 'payments_off')
  expect(await billingOf(ben)).toMatchObject({ providers: ['manual'] })
  await without.stop()
})
