import { NO_LIMITS, type PlanTerms } from '@postwright/core/model/plan'

/** Terms of a plan with prices and without limits. */
export const PLAN_TERMS: PlanTerms = {
  name: 'Studio',
  tagline: '',
  prices: { eur: { month: 900, year: 9000 } },
  trialDays: 14,
  limits: NO_LIMITS,
}
