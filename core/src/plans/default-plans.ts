import { NO_LIMITS, type PlanTerms } from '../model/plan.ts'

/** The plans a new installation begins with, by document id and in their order: the one that every account is on. */
export const DEFAULT_PLANS = {
  free: {
    name: 'Free',
    tagline: 'The whole product, for one person.',
    prices: { eur: { month: 0, year: 0 } },
    trialDays: 0,
    limits: NO_LIMITS,
  },
} as const satisfies Record<string, PlanTerms>
