import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import {
  changePlan,
  confirmPayment,
  type ChangePreview,
  getBilling,
  listInvoices,
  listLedger,
  payInvoice,
  previewChange,
  saveBillingDetails,
  setCancellation,
  setPause,
  type ShownSubscription,
  startTrial,
} from '@postwright/core/api/billing'
import { getManualPayment } from '@postwright/core/api/manual-payments'
import type { OutputOf } from '@postwright/core/endpoint'
import type { PaymentStatus } from '@postwright/core/model/payment'
import type { Invoice } from '@postwright/core/model/invoice'
import { NO_BILLING_DETAILS } from '@postwright/core/model/subscription'
import { Component as BillingPage } from '@/features/settings/billing-page.tsx'
import { PLANS } from '../support/billing.ts'
import { api } from '../support/client/api.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeInvoice, PLAN_LINE } from '../support/factories/invoice.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const JULY = Date.UTC(2027, 6, 15, 12)
const AUGUST = Date.UTC(2027, 7, 15, 12)

function makeSubscription(fields: Partial<ShownSubscription> = {}): ShownSubscription {
  return {
    ...makeBase('ada'),
    uid: 'ada',
    planId: 'solo',
    version: 1,
    interval: 'month',
    currency: 'eur',
    status: 'active',
    anchorDay: 15,
    periodStart: JULY,
    periodEnd: AUGUST,
    periodAmount: 900,
    trialEnd: null,
    graceUntil: null,
    cancelAtPeriodEnd: false,
    pendingChange: null,
    pausedAt: null,
    resumeAt: null,
    provider: 'stripe',
    discount: null,
    creditBalance: 0,
    overrides: null,
    trialUsedAt: null,
    trialRemindedAt: null,
    details: NO_BILLING_DETAILS,
    openInvoiceId: null,
    dueAt: AUGUST,
    planName: 'Solo',
    hasCard: true,
    ...fields,
  }
}

const PREVIEW: ChangePreview = {
  timing: 'now',
  startsAt: JULY,
  lines: [
    PLAN_LINE,
    { ...PLAN_LINE, kind: 'unused', planId: 'solo', planName: 'Solo', unitAmount: -450, amount: -450 },
  ],
  discount: null,
  code: null,
  tax: [{ country: 'DE', rate: 1900, treatment: 'taxed', amount: 466 }],
  net: 2450,
  creditUsed: 0,
  creditGiven: 0,
  total: 2916,
  currency: 'eur',
  next: { at: AUGUST, amount: 3451 },
}

const USAGE: OutputOf<typeof getBilling>['entitlements'] = [
  { limit: 'channels', max: 5, used: 3, workspaceName: 'Workshop' },
  { limit: 'storageBytes', max: null, used: 2_000_000, workspaceName: 'Workshop' },
]

type Stored = {
  subscription?: ShownSubscription | null
  openInvoice?: Invoice | null
  invoices?: Invoice[]
  providers?: ('stripe' | 'manual')[]
  at?: string
}

async function open(stored: Stored = {}) {
  const { subscription = null, openInvoice = null, invoices = [], providers = ['manual'], at = '/' } = stored
  const plans = PLANS.map((plan) => ({ ...plan, prices: { ...plan.prices } }))
  api.answer(getBilling, {
    subscription,
    openInvoice,
    plans,
    providers,
    canTry: subscription === null,
    entitlements: USAGE,
  })
  api.answer(getManualPayment, { payment: null, methods: [] })
  api.answer(listInvoices, { invoices, before: null })
  api.answer(listLedger, { entries: [], next: null })
  await show(<BillingPage />, { at })
  await screen.findByRole('heading', { name: 'Plan' })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('sells a newcomer a plan in three clicks, with each line of the price before the last', async () => {
  api.answer(previewChange, PREVIEW)
  api.answer(changePlan, { kind: 'manual', invoiceId: 'i1' })
  await open()
  expect(screen.getByText('You’re on Free. It costs nothing and has no end date.')).toBeTruthy()
  await press('Choose a plan')
  await press('Choose Team')
  const dialog = await screen.findByRole('dialog')
  for (const text of ['Unused time on Solo', '-€4.50', 'Tax 19% (DE)', '€4.66', '€29.16']) {
    expect(await within(dialog).findByText(text)).toBeTruthy()
  }
  await press('Get an invoice for €29.16')
  await waitFor(() => expect(api.calls(changePlan)).toHaveLength(1))
  expect(api.calls(changePlan)[0]).toMatchObject({
    planId: 'team',
    interval: 'month',
    currency: 'eur',
    provider: 'manual',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('buys by the year when a person switches to it', async () => {
  api.answer(previewChange, PREVIEW)
  await open()
  await press('Choose a plan')
  await userEvent.click(await screen.findByRole('radio', { name: 'Yearly' }))
  expect(await screen.findByText('€290.00 a year')).toBeTruthy()
  await press('Choose Team')
  await waitFor(() => expect(api.calls(previewChange)).toMatchObject([{ planId: 'team', interval: 'year' }]))
})

it('starts a trial from the plans without asking for a card', async () => {
  api.answer(startTrial, { trialEnd: AUGUST })
  await open()
  await press('Choose a plan')
  await press('Try Solo for 14 days')
  await waitFor(() => expect(api.calls(startTrial)).toMatchObject([{ planId: 'solo' }]))
})

it('says until when a plan lasts before it is canceled, and takes the cancellation back', async () => {
  api.answer(setCancellation, { endsAt: AUGUST })
  await open({ subscription: makeSubscription() })
  await press('Cancel plan')
  const dialog = await screen.findByRole('dialog', { name: 'Cancel your plan?' })
  expect(within(dialog).getByText(/You keep Solo until .*15/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel plan' }))
  await waitFor(() => expect(api.calls(setCancellation)).toEqual([{ cancelAtPeriodEnd: true }]))
  cleanup()
  await open({ subscription: makeSubscription({ cancelAtPeriodEnd: true }) })
  await press('Keep plan')
  await waitFor(() => expect(api.calls(setCancellation)).toContainEqual({ cancelAtPeriodEnd: false }))
})

it('pauses a plan for as long as a person chooses, and resumes it', async () => {
  api.answer(setPause, { resumeAt: AUGUST })
  await open({ subscription: makeSubscription() })
  await press('Pause plan')
  const dialog = await screen.findByRole('dialog', { name: 'Pause your plan' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pause plan' }))
  await waitFor(() => expect(api.calls(setPause)).toEqual([{ months: 1 }]))
  cleanup()
  await open({ subscription: makeSubscription({ status: 'paused', resumeAt: AUGUST }) })
  await press('Resume plan')
  await waitFor(() => expect(api.calls(setPause)).toContainEqual({ months: 0 }))
})

it('says what to pay and when it is tried again after a failed payment', async () => {
  const openInvoice = makeInvoice({ status: 'open', nextAttemptAt: AUGUST })
  await open({ subscription: makeSubscription({ status: 'past_due', openInvoiceId: 'i1' }), openInvoice })
  const banner = await screen.findByRole('region', { name: 'Your last payment failed' })
  expect(within(banner).getByText(/Pay €29.00 to keep your plan. We’ll try again on .*15/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull()
})

it('saves billing details, and refuses a country that is none', async () => {
  api.answer(saveBillingDetails, { details: { ...NO_BILLING_DETAILS, country: 'DE' } })
  await open()
  const country = screen.getByRole('textbox', { name: /Country/ })
  await userEvent.type(country, 'Germany')
  await press('Save')
  expect(await screen.findByText('Enter two letters, such as DE or US.')).toBeTruthy()
  await userEvent.clear(country)
  await userEvent.type(country, 'de')
  await press('Save')
  await waitFor(() => expect(api.calls(saveBillingDetails)).toMatchObject([{ details: { country: 'DE' } }]))
})

it('lists invoices and credit notes with their numbers and amounts', async () => {
  const note = makeInvoice({ id: 'i2', kind: 'credit_note', number: 'CN-000001', total: -2900 })
  await open({ invoices: [note, makeInvoice({ status: 'refunded' })] })
  expect(await screen.findByText('PW-000007')).toBeTruthy()
  expect(screen.getByText('-€29.00')).toBeTruthy()
  expect(screen.getByText('Refunded')).toBeTruthy()
})

it('shows what is used of each limit as a bar, and of what is unlimited the number alone', async () => {
  await open()
  expect(screen.getByText('3 of 5')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Channels per workspace' }).getAttribute('aria-valuenow')).toBe('60')
  expect(screen.getByText('Most used in Workshop')).toBeTruthy()
  expect(screen.getByText('2 MB')).toBeTruthy()
  expect(screen.queryByRole('progressbar', { name: 'Storage per workspace' })).toBeNull()
})

it('leads from the open invoice to its checkout, where cards are taken', async () => {
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined)
  const subscription = makeSubscription({ status: 'past_due', openInvoiceId: 'i1' })
  const openInvoice = makeInvoice({ status: 'open', nextAttemptAt: AUGUST })
  await open({ subscription, openInvoice })
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  cleanup()
  api.refuse(payInvoice, 'payments_unreachable')
  await open({ subscription, openInvoice, providers: ['stripe', 'manual'] })
  await press('Pay now')
  expect(await screen.findByText(/payment service can’t be reached/)).toBeTruthy()
  api.answer(payInvoice, { url: 'https://checkout.example/c/1' })
  await press('Pay now')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://checkout.example/c/1'))
  expect(api.calls(payInvoice)).toEqual([{ invoiceId: 'i1' }, { invoiceId: 'i1' }])
  assign.mockRestore()
})

it('tells a person who comes back from the checkout what became of the payment', async () => {
  const states: [PaymentStatus, string][] = [
    ['pending', 'Confirming your payment'],
    ['paid', 'Payment received'],
    ['refused', 'Your payment didn’t go through'],
    ['in_review', 'Your payment is being reviewed'],
  ]
  for (const [status, title] of states) {
    api.answer(confirmPayment, { status })
    await open({ at: '/settings/billing?paid=i1_stripe' })
    expect(await screen.findByRole('region', { name: title })).toBeTruthy()
    cleanup()
  }
  expect(api.calls(confirmPayment)[0]).toEqual({ paymentId: 'i1_stripe' })
  api.answer(confirmPayment, { status: 'pending' })
  const openInvoice = makeInvoice({ status: 'open' })
  const subscription = makeSubscription({ status: 'past_due' })
  await open({ at: '/settings/billing?paid=i1_stripe', subscription, openInvoice, providers: ['stripe'] })
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  cleanup()
  await open({ at: '/settings/billing?canceled=i1_stripe' })
  expect(screen.getByRole('region', { name: 'You left the checkout' })).toBeTruthy()
})

it('shows the plan that a payment has begun without another look at the page', async () => {
  api.answer(confirmPayment, { status: 'paid' })
  await open({ at: '/settings/billing?paid=i1_stripe' })
  await waitFor(() => expect(api.calls(getBilling).length).toBeGreaterThan(1))
})
