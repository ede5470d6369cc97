import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findUser, nameRecords } from '@postwright/core/api/admin'
import { addCouponCodes, listCouponCodes, listCoupons, setCodeOffer } from '@postwright/core/api/coupons'
import { listPricedPlans } from '@postwright/core/api/pricing'
import type { CouponCode } from '@postwright/core/model/coupon'
import { Component as CouponManagement } from '@/features/coupon-management/coupon-management-screen.tsx'
import { api } from '../support/client/api.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { makeCoupon, makeCouponCode } from '../support/factories/coupon.ts'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const COUPON = makeCoupon({ id: 'c1', codes: 250 })

const makeCode = (id: string, fields: Partial<CouponCode> = {}) => makeCouponCode({ id, couponId: 'c1', ...fields })

const ADA = { id: 'ada', fullName: 'Ada Lovelace', email: 'ada@example.com' }

beforeEach(() => {
  api.answer(listPricedPlans, { plans: [] })
  api.answer(listCoupons, { coupons: [COUPON] })
})

async function open(codes: CouponCode[]) {
  api.answer(listCouponCodes, { codes, after: null })
  await show(<CouponManagement />, { at: '/?coupon=c1' })
}

const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))
const type = async (name: string | RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Opens the dialog for random codes and requests this many. */
async function askFor(count: string) {
  await press('Add codes')
  await userEvent.click(await screen.findByRole('radio', { name: 'Random codes' }))
  await type(/^Prefix/, 'vip-')
  await type('Number of codes', count)
  await press('Add codes', await screen.findByRole('dialog'))
}

const answerBatch = (batch: string, count: number) => ({
  codes: Array.from({ length: count }, (_, at) => `VIP-${batch.slice(0, 8).toUpperCase()}${at}`),
})

it('lists codes with their uses and what restricts them, and finds one among those that are loaded', async () => {
  api.answer(nameRecords, { people: [ADA], workspaces: [] })
  await open([
    makeCode('ALPHA', { redemptions: 3, redemptionsMax: 10, isFirstPurchaseOnly: true, minimum: { eur: 1000 } }),
    makeCode('BETA', { redemptions: 1, onlyUid: 'ada', expiresAt: Date.UTC(2020, 0, 1) }),
  ])
  const alpha = await screen.findByRole('listitem', { name: 'ALPHA' })
  for (const text of ['3 of 10 uses', 'First purchase only', 'Minimum €10.00']) {
    expect(within(alpha).getByText(text)).toBeTruthy()
  }
  expect(within(alpha).getByRole('button', { name: 'Copy ALPHA' })).toBeTruthy()
  const beta = screen.getByRole('listitem', { name: 'BETA' })
  for (const text of ['1 use', 'Only for Ada Lovelace', 'Expired']) {
    expect(await within(beta).findByText(text)).toBeTruthy()
  }
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search loaded codes' }), 'bet')
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'ALPHA' })).toBeNull())
  expect(screen.getByRole('listitem', { name: 'BETA' })).toBeTruthy()
})

it('loads the codes after those that are shown', async () => {
  api.answer(listCouponCodes, ({ after }) =>
    after === undefined ? { codes: [makeCode('ALPHA')], after: 'ALPHA' } : { codes: [makeCode('BETA')], after: null },
  )
  await show(<CouponManagement />, { at: '/?coupon=c1' })
  expect(await screen.findByText('1 of 250 codes loaded')).toBeTruthy()
  await press('Load more codes')
  expect(await screen.findByRole('listitem', { name: 'BETA' })).toBeTruthy()
  expect(api.calls(listCouponCodes).map(({ after }) => after)).toEqual([undefined, 'ALPHA'])
  expect(screen.queryByRole('button', { name: 'Load more codes' })).toBeNull()
})

it('stops a code, and shows that it is stopped without another read', async () => {
  api.answer(setCodeOffer, ({ code, isOffered }) => ({ code: makeCode(code, { isOffered }) }))
  await open([makeCode('ALPHA'), makeCode('BETA')])
  const offered = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Offered: ALPHA' })
  await screen.findByRole('listitem', { name: 'ALPHA' })
  await userEvent.click(offered())
  await waitFor(() => expect(offered().checked).toBe(false))
  expect(api.calls(setCodeOffer)).toEqual([{ code: 'ALPHA', isOffered: false }])
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Offered: BETA' }).checked).toBe(true)
  expect(api.calls(listCouponCodes)).toHaveLength(1)
})

it('repeats a chosen code whose answer was lost as the same call', async () => {
  api.refuse(addCouponCodes, 'internal')
  await open([])
  await press('Add codes')
  await type('Code', 'welcome')
  const dialog = screen.getByRole('dialog')
  await press('Add codes', dialog)
  await within(dialog).findByText(/Something went wrong on our side/)
  api.answer(addCouponCodes, { codes: ['WELCOME'] })
  await press('Add codes', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = api.calls(addCouponCodes)
  expect(second).toEqual(first)
})

it('adds a chosen code for one person who is found by mail, with its minimum in minor units', async () => {
  const user = { ...ADA, username: 'ada', role: 'user', status: 'active', createdAt: MADE_AT } as const
  api.answer(findUser, ({ email }) => ({ user: email === ADA.email ? user : null }))
  api.answer(addCouponCodes, { codes: ['WELCOME'] })
  await open([])
  expect(await screen.findByText('No codes yet')).toBeTruthy()
  await press('Add codes')
  await type('Code', 'welcome')
  await userEvent.click(screen.getByRole('switch', { name: 'First purchase only' }))
  await press('Add a currency')
  await type('Currency', 'usd')
  await type('Amount', '12.34')
  await type(/^Only for one person/, 'nobody@example.com')
  const dialog = screen.getByRole('dialog')
  await press('Add codes', dialog)
  expect(await screen.findByText('Find this person first, or clear the field.')).toBeTruthy()
  await press('Find person')
  expect(await screen.findByText('No account has this email address.')).toBeTruthy()
  await type(/^Only for one person/, 'ada@example.com{Enter}')
  expect(await screen.findByText('Ada Lovelace (ada@example.com)')).toBeTruthy()
  expect(api.calls(addCouponCodes)).toEqual([])
  await press('Add codes', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(addCouponCodes)).toEqual([
    {
      couponId: 'c1',
      batch: expect.any(String) as string,
      wanted: { kind: 'chosen', code: 'WELCOME' },
      terms: {
        redemptionsMax: null,
        expiresAt: null,
        isFirstPurchaseOnly: true,
        minimum: { usd: 1234 },
        onlyUid: 'ada',
      },
    },
  ])
})

it('makes 450 random codes in three calls, and repeats the one that failed without new codes for the others', async () => {
  let isFailing = true
  api.answer(addCouponCodes, ({ batch, wanted }) => {
    if (isFailing && api.calls(addCouponCodes).length === 2) api.error('internal')
    return answerBatch(batch, wanted.kind === 'random' ? wanted.count : 1)
  })
  await open([makeCode('ALPHA')])
  await askFor('450')
  const dialog = await screen.findByRole('dialog', { name: 'Adding codes to Spring' })
  const retry = await within(dialog).findByRole('button', { name: 'Try again' })
  expect(within(dialog).getByText('200 of 450 codes added')).toBeTruthy()
  // The list behind the dialog is read again for the codes that were made.
  await waitFor(() => expect(api.calls(listCouponCodes).length).toBeGreaterThan(1))
  isFailing = false
  await userEvent.click(retry)
  expect(await within(dialog).findByText('450 of 450 codes added')).toBeTruthy()

  const calls = api.calls(addCouponCodes)
  const wanted = (count: number) => ({ kind: 'random', prefix: 'VIP-', count })
  expect(calls.map((call) => call.wanted)).toEqual([wanted(200), wanted(200), wanted(200), wanted(50)])
  const batches = calls.map(({ batch }) => batch)
  expect(batches[2]).toBe(batches[1])
  expect(new Set(batches).size).toBe(3)
  await press('Done', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('stops after the call that is under way, and goes on where it was', async () => {
  const answers: (() => void)[] = []
  api.answer(addCouponCodes, async ({ batch, wanted }) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return answerBatch(batch, wanted.kind === 'random' ? wanted.count : 1)
  })
  await open([makeCode('ALPHA')])
  await askFor('300')
  const dialog = await screen.findByRole('dialog', { name: 'Adding codes to Spring' })
  await press('Stop', dialog)
  answers[0]?.()
  expect(await within(dialog).findByText('200 of 300 codes added')).toBeTruthy()
  await press('Continue', dialog)
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect(await within(dialog).findByText('300 of 300 codes added')).toBeTruthy()
  expect(api.calls(addCouponCodes).map(({ wanted }) => wanted)).toMatchObject([{ count: 200 }, { count: 100 }])
})

it('says how many codes can be added at once, and that a coupon is full', async () => {
  api.refuse(addCouponCodes, 'list_full')
  await open([makeCode('ALPHA')])
  await askFor('2001')
  expect(await screen.findByText('Enter 1 to 2,000 codes.')).toBeTruthy()
  expect(api.calls(addCouponCodes)).toEqual([])
  await type('Number of codes', '2000')
  await press('Add codes', await screen.findByRole('dialog'))
  expect(await screen.findByText('A coupon can have up to 5,000 codes.')).toBeTruthy()
})

it('saves every page of codes as a file for spreadsheets', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:codes'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  api.answer(listCouponCodes, ({ after }) =>
    after === undefined
      ? { codes: [makeCode('ALPHA', { redemptions: 3, redemptionsMax: 10 })], after: 'ALPHA' }
      : { codes: [makeCode('BETA', { isOffered: false, expiresAt: Date.UTC(2027, 0, 1) })], after: null },
  )
  await show(<CouponManagement />, { at: '/?coupon=c1' })
  await press('Download CSV')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const lines = (await files[0]?.text())?.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toEqual(['Code,Uses,Limit,Expires,Offered', 'ALPHA,3,10,,Yes', 'BETA,0,,2027-01-01T00:00:00.000Z,No'])
})

it('says when codes cannot be loaded, and loads them again', async () => {
  api.refuse(listCouponCodes, 'internal')
  await show(<CouponManagement />, { at: '/?coupon=c1' })
  expect(await screen.findByText('Couldn’t load the codes')).toBeTruthy()
  api.answer(listCouponCodes, { codes: [makeCode('ALPHA')], after: null })
  await press('Try again')
  expect(await screen.findByRole('listitem', { name: 'ALPHA' })).toBeTruthy()
})
