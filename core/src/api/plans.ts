import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { planLimitsSchema } from '../model/plan.ts'
import { offeredPlanSchema } from './billing.ts'

/** A plan as visitors see it. Prices are in minor units; a null limit is unlimited. */
const publicPlanSchema = offeredPlanSchema.extend({ limits: planLimitsSchema })

/** Lists the offered plans, including Free, in display order. */
export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/plans',
  auth: 'public',
  input: z.object({}),
  output: z.object({ plans: z.array(publicPlanSchema) }),
  errors: ['rate_limited'],
})
