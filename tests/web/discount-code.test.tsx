import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { changePlan, type ChangePreview, getBilling, previewChange } from '@postwright/core/api/billing'
import type { CodeRefusal } from '@postwright/core/money/coupons'
import { ChangePlanDialog } from '@/features/settings/components/change-plan-dialog.tsx'
import type { Billing } from '@/features/settings/data/billing.ts'
import { PLANS } from '../support/billing.ts'
import { api } from '../support/client/api.ts'
import { PLAN_LINE } from '../support/factories/invoice.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const BILLING: Billing = {
  subscription: null,
  openInvoice: null,
  plans: PLANS.map((plan) => ({ ...plan, prices: { ...plan.prices } })),
  providers: ['manual'],
  canTry: true,
  entitlements: [],
}

const PREVIEW: ChangePreview = {
  timing: 'now',
  startsAt: PLAN_LINE.periodStart,
  lines: [PLAN_LINE],
  discount: null,
  code: null,
  tax: [],
  net: 2900,
  creditUsed: 0,
  creditGiven: 0,
  total: 2900,
  currency: 'eur',
  next: { at: PLAN_LINE.periodEnd, amount: 2900 },
}

/** The server knows one code, for 20 % off for three months, and refuses others. */
async function open({ refusals = ['expired'], at = '/' }: { refusals?: CodeRefusal[]; at?: string } = {}) {
  api.answer(previewChange, ({ code }): ChangePreview => {
    if (code === undefined) return PREVIEW
    if (code !== 'SPRING') return { ...PREVIEW, code: { code, refusals, duration: null, replaces: null } }
    return {
      ...PREVIEW,
      discount: { couponId: 'c1', code, amount: 580 },
      net: 2320,
      total: 2320,
      code: { code, refusals: [], duration: { kind: 'months', months: 3 }, replaces: 'WINTER' },
    }
  })
  api.answer(changePlan, { kind: 'manual', invoiceId: 'i1' })
  api.answer(getBilling, BILLING)
  await show(<ChangePlanDialog uid="ada" billing={BILLING} onClose={() => undefined} />, { at })
  await press('Choose Team')
  return screen.findByRole('dialog', { name: 'Review and pay' })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (code: string) => {
  await press('Add a discount code')
  await userEvent.type(await screen.findByLabelText('Discount code'), `${code}{Enter}`)
}

it('lowers the price by a code that is typed in any case, and buys with it', async () => {
  const dialog = await open()
  await type(' spring ')
  for (const text of ['Discount (SPRING)', '-€5.80', '€23.20'])
    expect(await within(dialog).findByText(text)).toBeTruthy()
  const said = 'SPRING lowers your invoices for 3 months. This code replaces WINTER.'
  expect(within(dialog).getByText(said)).toBeTruthy()
  await press('Get an invoice for €23.20')
  await waitFor(() => expect(api.calls(changePlan)).toMatchObject([{ planId: 'team', code: 'SPRING' }]))
})

it('takes a code back, and the price is the old one', async () => {
  await open()
  await type('SPRING')
  await press('Remove SPRING')
  expect(await screen.findByRole('button', { name: 'Get an invoice for €29.00' })).toBeTruthy()
  expect(screen.getByLabelText('Discount code')).toHaveProperty('value', '')
})

it('tells every reason why a code is refused, keeps it to be corrected, and sells without it', async () => {
  await open({ refusals: ['expired', 'plan'] })
  await type('SPRONG')
  const field = await screen.findByLabelText('Discount code')
  expect(await screen.findByText('This code has expired. This code isn’t for this plan.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await press('Get an invoice for €29.00')
  await waitFor(() => expect(api.calls(changePlan)).toHaveLength(1))
  expect(api.calls(changePlan)[0]).not.toHaveProperty('code')
})

it('applies the code of a link by itself', async () => {
  const dialog = await open({ at: '/?code=spring' })
  expect(await within(dialog).findByText('Discount (SPRING)')).toBeTruthy()
})

it('asks for the price again where the code was used up meanwhile', async () => {
  await open()
  await type('SPRING')
  await screen.findByRole('button', { name: 'Get an invoice for €23.20' })
  api.refuse(changePlan, 'code_refused')
  const before = api.calls(previewChange).length
  await press('Get an invoice for €23.20')
  expect(
    await screen.findByText(
      'This code can’t be used for this purchase. Enter another one, or continue without a code.',
    ),
  ).toBeTruthy()
  await waitFor(() => expect(api.calls(previewChange).length).toBeGreaterThan(before))
})
