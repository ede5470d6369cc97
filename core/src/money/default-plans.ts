import { NO_LIMITS, type PlanTerms } from '../model/plan.ts'

/** Plans of a new installation by document id, in order: only the plan that every account starts with. */
export const DEFAULT_PLANS = {
  free: {
    name: 'Free',
    tagline: 'The whole product, for one person.',
    prices: { eur: { month: 0, year: 0 } },
    trialDays: 0,
    limits: NO_LIMITS,
  },
} as const satisfies Record<string, PlanTerms>
