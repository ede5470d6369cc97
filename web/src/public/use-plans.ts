import { useEffect, useState } from 'react'
import { DEFAULT_OFFERS, type PlanOffer } from './plan-offer.ts'

/** `isUnchecked` once the API could not be asked: the plans may have changed since the page was made. */
type PlansState = { plans: readonly PlanOffer[]; isUnchecked: boolean }

/** The plans on offer: the defaults at once, what the API says as soon as it has answered; `retry` asks again. */
export function usePlans(): { state: PlansState; retry: () => void } {
  const [state, setState] = useState<PlansState>({ plans: DEFAULT_OFFERS, isUnchecked: false })
  useEffect(() => {
    void refresh(setState)
  }, [])

  return { state, retry: () => void refresh(setState) }
}

type Change = (before: PlansState) => PlansState

/** The API's client is loaded after the page is shown, which does not need it. */
async function refresh(change: (by: Change) => void): Promise<void> {
  try {
    const { loadPlans } = await import('./data/load-plans.ts')
    const { plans } = await loadPlans()
    change(() => ({ plans, isUnchecked: false }))
  } catch {
    change((before) => ({ ...before, isUnchecked: true }))
  }
}
