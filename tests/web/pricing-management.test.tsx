import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import {
  listPricedPlans,
  orderPlans,
  type PricedPlan,
  publishPlan,
  savePlanDraft,
  setPlanOffer,
  tryPlanLimits,
} from '@postwright/core/api/pricing'
import { NO_LIMITS, type Plan } from '@postwright/core/model/plan'
import { Component as PricingManagement } from '@/features/pricing-management/pricing-management-screen.tsx'
import { api } from '../support/client/api.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const TERMS = { tagline: 'For teams.', prices: { eur: { month: 900, year: 9000 } }, trialDays: 14, limits: NO_LIMITS }
const FREE_TERMS = { ...TERMS, name: 'Free', tagline: '', prices: { eur: { month: 0, year: 0 } }, trialDays: 0 }

const version = (terms: typeof FREE_TERMS) => ({ ...terms, version: 1, publishedAt: Date.UTC(2026, 10, 1) })
const FREE: PricedPlan = {
  id: 'free',
  rev: 1,
  isVisible: true,
  sort: 0,
  draft: null,
  versions: [version(FREE_TERMS)],
  subscribers: [0],
}
const STUDIO: PricedPlan = {
  id: 'studio',
  rev: 4,
  isVisible: true,
  sort: 1,
  versions: [version({ ...TERMS, name: 'Studio' })],
  subscribers: [12],
  draft: {
    ...TERMS,
    name: 'Studio',
    limits: { ...NO_LIMITS, channels: 3 },
    prices: { eur: { month: 1200, year: 9000 } },
  },
}
const stored: Plan = { ...makeBase('studio'), isVisible: true, sort: 1, versions: [], draft: null }

async function open(plans: PricedPlan[]) {
  api.answer(listPricedPlans, { plans })
  await show(<PricingManagement />)
}

const row = (name: string) => screen.findByRole('listitem', { name })
const press = async (name: string, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))

it('lists plans with their versions, prices, limits and subscribers', async () => {
  await open([FREE, STUDIO])
  const studio = await row('Studio')
  for (const text of ['€9.00 a month, €90.00 a year', 'Unlimited', '12', 'Offered', 'Draft']) {
    expect(within(studio).getByText(text)).toBeTruthy()
  }
  expect(within(await row('Free')).getByText('Everyone without a paid plan')).toBeTruthy()
})

it('says when there is no plan, and when plans cannot be loaded', async () => {
  await open([])
  expect(await screen.findByText('No plans yet')).toBeTruthy()
  cleanup()
  api.refuse(listPricedPlans, 'internal')
  await show(<PricingManagement />)
  expect(await screen.findByText('Couldn’t load the plans', {}, { timeout: 10_000 })).toBeTruthy()
})

it('saves a draft with prices in minor units, and an empty limit as unlimited', async () => {
  api.answer(savePlanDraft, { plan: stored })
  await open([FREE, STUDIO])
  await press('Edit draft', await row('Studio'))
  const dialog = await screen.findByRole('dialog')
  const month = within(dialog).getByRole('textbox', { name: 'Per month' })
  await userEvent.clear(month)
  await userEvent.type(month, '19.5')
  await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Channels per workspace' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Storage per workspace, in GB' }), '2')
  await press('Save draft', dialog)
  await waitFor(() => expect(api.calls(savePlanDraft)).toHaveLength(1))
  expect(api.calls(savePlanDraft)[0]).toEqual({
    planId: 'studio',
    rev: 4,
    draft: {
      name: 'Studio',
      tagline: 'For teams.',
      trialDays: 14,
      prices: { eur: { month: 1950, year: 9000 } },
      limits: { ...NO_LIMITS, storageBytes: 2_000_000_000 },
    },
  })
})

it.each([
  ['plans_full', /^You’ve reached the maximum of 20 plans, .* Reuse one that you no longer offer/],
  ['stale_revision', /^This was changed elsewhere/],
] as const)('says why a draft is not saved, and what helps: %s', async (code, words) => {
  api.refuse(savePlanDraft, code)
  await open([FREE, STUDIO])
  await press('Edit draft', await row('Studio'))
  const dialog = await screen.findByRole('dialog')
  await press('Save draft', dialog)
  expect(await within(dialog).findByText(words)).toBeTruthy()
})

it('says that a plan has too many versions, and what helps', async () => {
  api.answer(tryPlanLimits, { checked: 0, isCutOff: false, over: [], first: [] })
  api.refuse(publishPlan, 'plan_versions_full')
  await open([FREE, STUDIO])
  await press('Publish', await row('Studio'))
  const dialog = await screen.findByRole('dialog')
  await press('Publish version', dialog)
  expect(await within(dialog).findByText(/maximum of 100 versions. Retire it and add a new plan.$/)).toBeTruthy()
})

it('publishes after it has shown what changes and who would be over the limits', async () => {
  api.answer(tryPlanLimits, {
    checked: 12,
    isCutOff: false,
    over: [{ limit: 'channels', people: 2 }],
    first: [{ uid: 'lara', fullName: 'Lara Large', limit: 'channels', used: 7, max: 3 }],
  })
  api.answer(publishPlan, { plan: stored })
  await open([FREE, STUDIO])
  await press('Publish', await row('Studio'))
  const dialog = await screen.findByRole('dialog')
  for (const text of ['€9.00 to €12.00', 'Unlimited to 3', 'Lara Large: 7 of 3 (Channels per workspace)']) {
    expect(await within(dialog).findByText(text)).toBeTruthy()
  }
  expect(within(dialog).getByText('2 people are over this limit: Channels per workspace.')).toBeTruthy()
  await press('Publish version', dialog)
  await waitFor(() => expect(api.calls(publishPlan)).toEqual([{ planId: 'studio', rev: 4 }]))
})

it('retires a plan, and moves it with a button', async () => {
  api.answer(setPlanOffer, { plan: stored })
  api.answer(orderPlans, { planIds: ['studio', 'free'] })
  await open([FREE, STUDIO])
  await press('Retire', await row('Studio'))
  await waitFor(() => expect(api.calls(setPlanOffer)).toEqual([{ planId: 'studio', isVisible: false }]))
  await press('Move Studio up', await row('Studio'))
  await waitFor(() => expect(api.calls(orderPlans)).toEqual([{ planIds: ['studio', 'free'] }]))
})
