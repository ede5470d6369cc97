import type { PlanPrices } from './plan-change.ts'

/** A plan version as billing needs it. Prices are minor units by lower-case currency. */
export type BillablePlan = {
  planId: string
  version: number
  name: string
  tagline: string
  prices: Readonly<Record<string, PlanPrices>>
  trialDays: number
}
