import { z } from 'zod'
import { documentBase } from './document.ts'

/**
 * 1 named limits that nothing enforced, and plans that could not be chosen. Such documents can be read and are not
 * offered; the default of the same id takes their place.
 */
export const PLAN_SCHEMA = 2

/** What a plan costs; money in minor units of its currency. It holds nothing that the product does not enforce. */
export const planTermsSchema = z.object({
  name: z.string().min(1).max(40),
  tagline: z.string().max(120),
  currency: z.string().length(3),
  pricePerMonth: z.int().min(0),
  isVisible: z.boolean(),
  sort: z.int().min(0),
})

/** A plan, `plans/{id}`: the API lists the visible ones publicly. */
export const planSchema = documentBase.extend(planTermsSchema.shape)

export type Plan = z.infer<typeof planSchema>
export type PlanTerms = z.infer<typeof planTermsSchema>
