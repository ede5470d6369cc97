import type { PlanTerms } from '../model/plan.ts'

/** The plans a new installation begins with, by document id: the one that every account is on. */
export const DEFAULT_PLANS = {
  free: {
    name: 'Free',
    tagline: 'The whole product, for one person.',
    currency: 'EUR',
    pricePerMonth: 0,
    isVisible: true,
    sort: 1,
  },
} as const satisfies Record<string, PlanTerms>
