import type { PlanTerms } from '@postwright/core/model/plan'
import { DEFAULT_PLANS } from '@postwright/core/plans/default-plans'

/** A plan as it is offered to visitors. */
export type PlanOffer = PlanTerms & { id: string }

/** What every installation begins with: shown until the API has answered. */
export const DEFAULT_OFFERS: readonly PlanOffer[] = Object.entries(DEFAULT_PLANS).map(([id, terms]) => ({
  id,
  ...terms,
}))
