import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import {
  decideReferral,
  getEarn,
  listEarnWork,
  requestPayout,
  saveProgram,
  setReferralCode,
} from '@postwright/core/api/earn'
import { DEFAULT_TERMS, REFERRAL_SCHEMA } from '@postwright/core/model/referral'
import { Component as EarnScreen } from '@/features/earn/earn-screen.tsx'
import { Component as ReferralsScreen } from '@/features/referrals/referrals-screen.tsx'
import { api } from '../support/client/api.ts'
import { makeBase } from '../support/factories/document-base.ts'
import type { Earn } from '@/features/earn/data/earn-data.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const JULY = Date.UTC(2027, 6, 15, 12)
const NOTHING = { held: 0, pending: 0, available: 0, credited: 0, paid: 0, owed: 0 }

function makeEarn(fields: Partial<Earn> = {}): Earn {
  return {
    referrer: { code: 'ADA-2027', clicks: 200, signUps: 20, customers: 4 },
    link: 'https://postwright.test/?ref=ADA-2027',
    program: DEFAULT_TERMS,
    balances: [],
    rewards: [],
    payouts: [],
    ...fields,
  }
}

async function open(fields: Partial<Earn> = {}) {
  api.answer(getEarn, makeEarn(fields))
  await show(<EarnScreen />)
  await screen.findByRole('heading', { name: 'Your link' })
}

it('shows the link, each step of the funnel with its share, and the level that counts', async () => {
  await open()
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', 'https://postwright.test/?ref=ADA-2027')
  const steps = within(screen.getByRole('region', { name: 'From visit to customer' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Visits200',
    'Sign-ups2010% of visits',
    'Customers420% of sign-ups',
  ])
  expect(screen.getByText('6 more customers bring you to the next level.')).toBeTruthy()
  const level = screen.getByText('1 free month for each customer').closest('li')
  expect(level?.getAttribute('aria-current')).toBe('true')
})

it('pays out cash from the least sum on, less what was taken back', async () => {
  const eur = { currency: 'eur', ...NOTHING, available: 6000, owed: 500 }
  const usd = { currency: 'usd', ...NOTHING, available: 4999 }
  api.answer(requestPayout, ({ currency }) => ({
    payout: {
      id: 'p1',
      createdAt: JULY,
      amount: 5500,
      currency,
      state: 'requested' as const,
      reason: '',
      settledAt: null,
    },
  }))
  await open({ balances: [eur, usd] })
  expect(screen.getByText('You can request a payout once you have $50.00 or more.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Request €55.00' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Request payout' }))
  expect(await screen.findByText('Enter the account that we should pay to.')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /Payout account/ }), 'DE02 1203 0000')
  await userEvent.click(screen.getByRole('button', { name: 'Request payout' }))
  expect(api.calls(requestPayout)).toMatchObject([{ currency: 'eur', details: 'DE02 1203 0000' }])
})

it('says what a reward waits for, and what a refund took back', async () => {
  const reward = { id: 'r1', createdAt: JULY, kind: 'credit', amount: 580, clawedBack: 0, currency: 'eur' } as const
  const held = { ...reward, id: 'r2', state: 'held', availableAt: JULY, source: 'use' } as const
  const back = { ...reward, clawedBack: 290, state: 'pending', availableAt: Date.UTC(2027, 7, 14), source: 'payment' }
  await open({ rewards: [{ ...back, state: 'pending', source: 'payment' }, held] })
  const rows = within(screen.getByRole('region', { name: 'Rewards' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(
    /€2\.90 · Credit.*available on .*2027.*€2\.90 taken back after a refund.*Pending/,
  )
  expect(rows[1]?.textContent).toMatch(/In review/)
})

it('changes the code as it is typed, and says what is wrong with it', async () => {
  api.answer(setReferralCode, ({ code }) => ({ code }))
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Change code' }))
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Code' })
  await userEvent.clear(field)
  await userEvent.type(field, 'a b')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Use 4 to 20 letters, digits or dashes, and begin/)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'oak-tables')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(api.calls(setReferralCode)).toEqual([{ code: 'OAK-TABLES' }])
})

it('lets an admin decide about a referral with its signals, and change the terms', async () => {
  const base = { ...makeBase('ben'), schema: REFERRAL_SCHEMA, uid: 'ben', referrerUid: 'ada', code: 'ADA-2027' }
  const referral = { ...base, signals: ['same_card' as const], decision: 'waiting' as const, firstPaidAt: null }
  const people = [{ id: 'ben', fullName: 'Ben Okafor', email: 'ben@example.com' }]
  api.answer(listEarnWork, { program: DEFAULT_TERMS, referrals: [referral], payouts: [], people })
  api.answer(decideReferral, { referral: { ...referral, decision: 'cleared' } })
  api.answer(saveProgram, ({ program }) => ({ program }))
  await show(<ReferralsScreen />)
  expect(await screen.findByText('Same card')).toBeTruthy()
  expect(screen.getByText('ada referred Ben Okafor (ben@example.com)')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Accept the referral of Ben Okafor (ben@example.com)' }))
  expect(api.calls(decideReferral)).toEqual([{ uid: 'ben', decision: 'cleared' }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove level 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(api.calls(saveProgram)).toMatchObject([{ program: { tiers: DEFAULT_TERMS.tiers.slice(0, 2) } }])
})
