import { listPlans } from '@postwright/core/api/plans'
import { paths } from '@postwright/core/paths'
import { DEFAULT_PLANS } from '@postwright/core/plans/default-plans'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { callApi, dataOf } from '../support/api.ts'
import { database } from '../support/documents.ts'

const names = Object.values(DEFAULT_PLANS).map((plan) => plan.name)

async function removePlans(): Promise<void> {
  const plans = await database().collection(paths.plans()).listDocuments()
  await Promise.all(plans.map((plan) => plan.delete()))
}

beforeEach(removePlans)
// Others find what an installation begins with.
afterAll(removePlans)

test('an installation without plans offers the defaults, in order, without a sign-in', async () => {
  const { plans } = dataOf(await callApi(listPlans, {}))
  expect(plans.map((plan) => plan.name)).toEqual(names)
  expect(plans[0]).toMatchObject({ id: 'free', pricePerMonth: 0 })
})

test('only what an account can be on is offered, and no limit is named that nothing enforces', async () => {
  const { plans } = dataOf(await callApi(listPlans, {}))
  expect(plans.map(({ id, pricePerMonth }) => [id, pricePerMonth])).toEqual([['free', 0]])
  expect(Object.keys(plans[0] ?? {})).not.toContain('limits')
})

test('visitors who come first at the same moment do not create plans twice', async () => {
  await Promise.all([callApi(listPlans, {}), callApi(listPlans, {}), callApi(listPlans, {})])
  const stored = await database().collection(paths.plans()).get()
  expect(stored.docs.map((doc) => doc.get('rev'))).toEqual(names.map(() => 1))
})

test('a plan that is taken off the offer is not shown, and the defaults do not come back', async () => {
  await callApi(listPlans, {})
  await database().doc(paths.plan('free')).update({ isVisible: false })
  expect(dataOf(await callApi(listPlans, {})).plans).toEqual([])
})

test('plans that were stored with limits and prices that nothing stood behind are not offered any more', async () => {
  const at = Timestamp.fromMillis(Date.now() - 60_000)
  const old = (name: string, sort: number, pricePerMonth: number) => ({
    schema: 1,
    rev: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: 'system',
    name,
    tagline: 'For teams.',
    currency: 'EUR',
    pricePerMonth,
    pricePerYear: pricePerMonth * 10,
    limits: { connections: 3, postsPerMonth: 60, members: 1, storageMb: 500 },
    isPopular: false,
    isVisible: true,
    sort,
  })
  await database()
    .doc(paths.plan('free'))
    .set(old('Free', 1, 0))
  await database()
    .doc(paths.plan('team'))
    .set(old('Team', 2, 3900))
  const { plans } = dataOf(await callApi(listPlans, {}))
  expect(plans).toMatchObject([{ id: 'free', schema: 2, rev: 2, tagline: DEFAULT_PLANS.free.tagline }])
  expect(dataOf(await callApi(listPlans, {})).plans).toEqual(plans)
})
