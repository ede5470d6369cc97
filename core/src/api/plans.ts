import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { planLimitsSchema } from '../model/plan.ts'
import { offeredPlanSchema } from './billing.ts'

/** A plan as visitors see it. Prices are minor units; a limit of null is unlimited. */
const publicPlanSchema = offeredPlanSchema.extend({ limits: planLimitsSchema })

/** The plans that are offered, Free among them, in the order in which they are shown. */
export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/plans',
  auth: 'public',
  input: z.object({}),
  output: z.object({ plans: z.array(publicPlanSchema) }),
  errors: ['rate_limited'],
})
