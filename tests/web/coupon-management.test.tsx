import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createCoupon,
  listCouponCodes,
  listCoupons,
  listRedemptions,
  setCouponOffer,
} from '@postwright/core/api/coupons'
import { listPricedPlans, type PricedPlan } from '@postwright/core/api/pricing'
import type { Coupon } from '@postwright/core/model/coupon'
import { NO_LIMITS } from '@postwright/core/model/plan'
import { Component as CouponManagement } from '@/features/coupon-management/coupon-management-screen.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { api } from '../support/client/api.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { address, show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

afterEach(cleanup)

const makePlan = (id: string, name: string): PricedPlan => {
  const terms = { name, tagline: '', prices: { eur: { month: 900, year: 9000 } }, trialDays: 0, limits: NO_LIMITS }
  const versions = [{ ...terms, version: 1, publishedAt: Date.UTC(2026, 10, 1) }]
  return { id, rev: 1, isVisible: true, sort: 0, draft: null, versions, subscribers: [0] }
}

const makeCoupon = (id: string, fields: Partial<Coupon> = {}): Coupon => ({
  ...makeBase(id),
  name: 'Spring',
  off: { kind: 'percent', share: 2000 },
  duration: { kind: 'months', months: 3 },
  planIds: [],
  redemptionsMax: null,
  expiresAt: null,
  isOffered: true,
  redemptions: 0,
  codes: 0,
  ...fields,
})

const LAST_DAY = '2036-12-31'
const AFTER_LAST_DAY = new Date(2037, 0, 1).getTime()

beforeEach(() => {
  api.answer(listPricedPlans, { plans: [makePlan('free', 'Free'), makePlan('solo', 'Solo'), makePlan('team', 'Team')] })
  api.answer(listCouponCodes, { codes: [], after: null })
})

async function open(coupons: Coupon[], at = '/') {
  api.answer(listCoupons, { coupons })
  await show(<CouponManagement />, { at })
}

const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))
const type = async (name: string | RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

it('lists coupons with what they take off, for how long, for which plans, their uses and their state', async () => {
  await open([
    makeCoupon('c1', { redemptions: 12, redemptionsMax: 1000, codes: 3, planIds: ['solo', 'team'] }),
    makeCoupon('c2', {
      name: 'Five off',
      off: { kind: 'amount', amounts: { eur: 500, usd: 600 } },
      duration: { kind: 'forever' },
      redemptions: 1,
      isOffered: false,
    }),
    makeCoupon('c3', { name: 'Launch', duration: { kind: 'once' }, redemptionsMax: 1, redemptions: 1 }),
    makeCoupon('c4', { name: 'Old', expiresAt: Date.UTC(2020, 0, 1) }),
  ])
  const seen = async (name: string, texts: string[]) => {
    const row = await screen.findByRole('listitem', { name })
    for (const text of texts) expect(await within(row).findByText(text), text).toBeTruthy()
  }
  await seen('Spring', ['20% off', 'for 3 months', 'Solo and Team', '12 of 1,000 redemptions', '3 codes', 'Offered'])
  await seen('Five off', ['€5.00 off, $6.00 off', 'forever', 'every plan', '1 redemption', 'Not offered'])
  await seen('Launch', ['once', 'No expiry', 'Used up'])
  await seen('Old', ['Expired'])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('finds a coupon by its name and by its state once there are many', async () => {
  const many = Array.from({ length: 9 }, (_, at) => makeCoupon(`c${at}`, { name: `Coupon ${at}`, isOffered: at !== 4 }))
  await open(many)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search coupons' }), 'coupon 7')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await press('Clear search')
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Not offered', hidden: true }))
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))).toEqual(['Coupon 4']),
  )
})

it('offers the first coupon where there is none, and says when coupons cannot be loaded', async () => {
  await open([])
  expect(await screen.findByText('No coupons yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New coupon' })).toBeTruthy()
  cleanup()
  api.refuse(listCoupons, 'internal')
  await show(<CouponManagement />)
  expect(await screen.findByText('Couldn’t load the coupons')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('reads a new coupon back in a sentence, and makes it with basis points and the end of the last day', async () => {
  await open([])
  let isDown = true
  api.answer(createCoupon, ({ couponId, terms }) => {
    if (isDown) api.error('internal')
    const coupon = makeCoupon(couponId, terms)
    api.answer(listCoupons, { coupons: [coupon] })
    return { coupon }
  })
  await press('New coupon')
  await type('Name', 'Winter')
  await type('Percent off', '12.5')
  await userEvent.click(screen.getByRole('radio', { name: 'Several months' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Solo' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Team' }))
  expect(screen.queryByRole('checkbox', { name: 'Free' })).toBeNull()
  await type(/^Redemption limit/, '100')
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: LAST_DAY } })
  const sentence = `12.5% off Solo and Team for 3 months, for the first 100 people, until ${formatLongDate(LAST_DAY)}.`
  expect(await screen.findByText(sentence)).toBeTruthy()

  await press('Create coupon')
  await waitFor(() => expect(api.calls(createCoupon)).toHaveLength(1))
  isDown = false
  await press('Create coupon')
  await waitFor(() => expect(api.calls(createCoupon)).toHaveLength(2))
  const [first, second] = api.calls(createCoupon)
  expect(second).toEqual(first)
  expect(first?.terms).toEqual({
    name: 'Winter',
    off: { kind: 'percent', share: 1250 },
    duration: { kind: 'months', months: 3 },
    planIds: ['solo', 'team'],
    redemptionsMax: 100,
    expiresAt: AFTER_LAST_DAY,
  })
  expect(await screen.findByRole('dialog', { name: 'Add codes to Winter' })).toBeTruthy()
  expect(address()).toBe(`/?coupon=${first?.couponId}`)
})

it('says when an earlier attempt has made the coupon with other terms', async () => {
  api.answer(createCoupon, ({ couponId }) => ({ coupon: makeCoupon(couponId, { name: 'Winter' }) }))
  api.answer(listCoupons, { coupons: [] })
  const user = await showWithToasts(<CouponManagement />)
  await user.click(await screen.findByRole('button', { name: 'New coupon' }))
  await type('Name', 'Winter')
  await type('Percent off', '30')
  await press('Create coupon')
  expect(await screen.findByText('Your first attempt had already created Winter. Check its terms.')).toBeTruthy()
})

it('makes amounts in the minor units of each currency, and says what is wrong with the others', async () => {
  api.answer(createCoupon, ({ couponId, terms }) => ({ coupon: makeCoupon(couponId, terms) }))
  await open([])
  await press('New coupon')
  await type('Name', 'Five off')
  await userEvent.click(screen.getByRole('radio', { name: 'Amount' }))
  await press('Create coupon')
  const wrong = 'Enter each currency once, as three letters such as EUR, with an amount.'
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(api.calls(createCoupon)).toEqual([])
  await type('Amount', '4.5')
  await press('Add a currency')
  const currencies = screen.getAllByRole('textbox', { name: 'Currency' })
  const amounts = screen.getAllByRole('textbox', { name: 'Amount' })
  await userEvent.type(currencies[1] as HTMLElement, 'jpy')
  await userEvent.type(amounts[1] as HTMLElement, '700')
  expect(await screen.findByText('€4.50 or ¥700 off every plan, once.')).toBeTruthy()
  await press('Create coupon')
  await waitFor(() => expect(api.calls(createCoupon)).toHaveLength(1))
  expect(api.calls(createCoupon)[0]?.terms).toMatchObject({
    off: { kind: 'amount', amounts: { eur: 450, jpy: 700 } },
    duration: { kind: 'once' },
    planIds: [],
    redemptionsMax: null,
    expiresAt: null,
  })
})

it('asks who the admin is where the server wants that, and keeps what was typed', async () => {
  api.refuse(createCoupon, 'reauthentication_required')
  await open([])
  await press('New coupon')
  await type('Name', 'Winter')
  await type('Percent off', '20')
  await press('Create coupon')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  expect(screen.getByDisplayValue('Winter')).toBeTruthy()
})

it('names a coupon anew, and stops it after it has said that people keep their discount', async () => {
  const coupon = makeCoupon('c1')
  api.answer(setCouponOffer, ({ name, isOffered }) => ({ coupon: { ...coupon, name, isOffered } }))
  await open([coupon], '/?coupon=c1')
  expect(await screen.findByText('20% off every plan for 3 months.')).toBeTruthy()
  await press('Rename')
  await type('Name', 'Summer')
  await press('Save name')
  await waitFor(() => expect(api.calls(setCouponOffer)).toEqual([{ couponId: 'c1', name: 'Summer', isOffered: true }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Stop offering')
  const dialog = await screen.findByRole('dialog', { name: 'Stop offering Spring?' })
  expect(within(dialog).getByText(/People who have this discount keep it\./)).toBeTruthy()
  await press('Stop offering', dialog)
  await waitFor(() =>
    expect(api.calls(setCouponOffer)[1]).toEqual({ couponId: 'c1', name: 'Spring', isOffered: false }),
  )
})

it('lists who redeemed a coupon with amount, code and invoice, page by page', async () => {
  const redemption = (id: string, fullName: string | null, isPaid: boolean) => ({
    id,
    createdAt: Date.UTC(2026, 10, 20),
    uid: id,
    code: 'SPRING',
    amount: 580,
    currency: 'eur',
    person: fullName === null ? null : { id, fullName, email: `${id}@example.com` },
    invoice: { number: `PW-${id}`, isPaid },
  })
  api.answer(listRedemptions, ({ before }) =>
    before === undefined
      ? { redemptions: [redemption('r1', 'Ada Lovelace', true)], before: 'next' }
      : { redemptions: [redemption('r2', null, false)], before: null },
  )
  await open([makeCoupon('c1')], '/?coupon=c1')
  await userEvent.click(await screen.findByRole('tab', { name: 'Redemptions' }))
  for (const text of ['Ada Lovelace', 'r1@example.com', 'SPRING', '€5.80', 'PW-r1', 'Paid']) {
    expect(await screen.findByText(text), text).toBeTruthy()
  }
  await press('Next')
  for (const text of ['Deleted account', 'PW-r2', 'Not paid']) expect(await screen.findByText(text), text).toBeTruthy()
})
