import { z } from 'zod'
import { instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { billingCurrencySchema } from './subscription.ts'

/**
 * Current schema version of plans. Schema 1 had limits that were not enforced, and plans that could not be selected. Such documents can be read but
 * are not offered; the default plan with the same id replaces them. Schema 2 had one price and no versions.
 */
export const PLAN_SCHEMA = 3
/** Oldest schema version of plans that were offered exactly as stored. */
export const PLAN_SCHEMA_OFFERED_FROM = 2

export const PLANS_MAX = 20
export const PLAN_VERSIONS_MAX = 100
export const PLAN_CURRENCIES_MAX = 12
/** Maximum price, in minor units. */
export const PLAN_PRICE_MAX = 100_000_000
export const PLAN_TRIAL_DAYS_MAX = 90

/** Plan of people without a subscription. */
export const FREE_PLAN = 'free'

/** Limits of a plan. `workspaces` limits the workspaces that a person owns; the others each apply to a single workspace. */
export const PLAN_LIMITS = ['channels', 'members', 'workspaces', 'scheduledPosts', 'storageBytes'] as const
export type PlanLimit = (typeof PLAN_LIMITS)[number]

const limit = () => z.int().min(0).nullable()

/** Limits of a plan; null means unlimited. */
export const planLimitsSchema = z.object({
  channels: limit(),
  members: limit(),
  workspaces: limit(),
  scheduledPosts: limit(),
  storageBytes: limit(),
} satisfies Record<PlanLimit, z.ZodType>)
export type PlanLimits = z.infer<typeof planLimitsSchema>

export const NO_LIMITS: PlanLimits = {
  channels: null,
  members: null,
  workspaces: null,
  scheduledPosts: null,
  storageBytes: null,
}

const price = () => z.int().min(0).max(PLAN_PRICE_MAX)

/** Prices and limits of a plan. Prices are in minor units by currency. */
export const planTermsSchema = z.object({
  name: z.string().trim().min(1).max(40),
  tagline: z.string().trim().max(120),
  prices: z.record(billingCurrencySchema, z.object({ month: price(), year: price() })).refine((prices) => {
    const count = Object.keys(prices).length
    return count > 0 && count <= PLAN_CURRENCIES_MAX
  }),
  trialDays: z.int().min(0).max(PLAN_TRIAL_DAYS_MAX),
  limits: planLimitsSchema,
})
export type PlanTerms = z.infer<typeof planTermsSchema>

/** Published terms. They never change. */
export const planVersionSchema = planTermsSchema.extend({ version: z.int().min(1), publishedAt: instant() })
export type PlanVersion = z.infer<typeof planVersionSchema>

/** A plan, `plans/{id}`. Its last version is offered; people keep the version that they bought. */
export const planSchema = documentBase.extend({
  isVisible: z.boolean(),
  sort: z.int().min(0),
  /** Published versions, oldest first, numbered from 1 without gaps. */
  versions: z.array(planVersionSchema).max(PLAN_VERSIONS_MAX),
  /** Next version until its publication; null if there is none. */
  draft: planTermsSchema.nullable(),
})
export type Plan = z.infer<typeof planSchema>

/** Returns the offered version; null before the first one is published. */
export function getCurrentVersion({ versions }: Pick<Plan, 'versions'>): PlanVersion | null {
  return versions.at(-1) ?? null
}
