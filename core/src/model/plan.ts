import { z } from 'zod'
import { documentBase } from './document.ts'

export const PLAN_SCHEMA = 1

/** A number that a plan allows; null means without limit. */
const allowance = z.int().min(0).nullable()

/** What a plan costs and allows; money in minor units of its currency. */
export const planTermsSchema = z.object({
  name: z.string().min(1).max(40),
  tagline: z.string().max(120),
  currency: z.string().length(3),
  pricePerMonth: z.int().min(0),
  pricePerYear: z.int().min(0),
  limits: z.object({
    connections: allowance,
    postsPerMonth: allowance,
    members: allowance,
    storageMb: allowance,
  }),
  isPopular: z.boolean(),
  isVisible: z.boolean(),
  sort: z.int().min(0),
})

/** A plan, `plans/{id}`: everybody reads the visible ones through the API, admins change them. */
export const planSchema = documentBase.extend(planTermsSchema.shape)

export type Plan = z.infer<typeof planSchema>
export type PlanTerms = z.infer<typeof planTermsSchema>
