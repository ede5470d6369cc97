import { listPlans } from '@postwright/core/api/plans'
import { paths } from '@postwright/core/paths'
import { DEFAULT_PLANS } from '@postwright/core/plans/default-plans'
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

test('an installation without plans offers the defaults, in order, to anybody', async () => {
  const { plans } = dataOf(await callApi(listPlans, {}))
  expect(plans.map((plan) => plan.name)).toEqual(names)
  expect(plans[0]).toMatchObject({ id: 'free', pricePerMonth: 0, limits: { connections: 3 } })
})

test('visitors who come first at the same moment do not create plans twice', async () => {
  await Promise.all([callApi(listPlans, {}), callApi(listPlans, {}), callApi(listPlans, {})])
  expect((await database().collection(paths.plans()).get()).size).toBe(names.length)
})

test('a plan that is taken off the offer is not shown, and the defaults do not come back', async () => {
  await callApi(listPlans, {})
  await database().doc(paths.plan('studio')).update({ isVisible: false })
  const { plans } = dataOf(await callApi(listPlans, {}))
  expect(plans.map((plan) => plan.id)).toEqual(['free', 'team'])
})
