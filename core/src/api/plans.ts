import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { planSchema } from '../model/plan.ts'

/** The plans that are offered, in the order in which they are shown. */
export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/plans',
  auth: 'public',
  input: z.object({}),
  output: z.object({ plans: z.array(planSchema) }),
  errors: ['rate_limited'],
})
