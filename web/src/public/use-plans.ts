import { useEffect, useState } from 'react'
import type { Plan } from '@postwright/core/model/plan'
import { loadPlans } from './data/load-plans.ts'

type PlansState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; plans: readonly Plan[] }

/** The plans on offer; `retry` loads them again. */
export function usePlans(): { state: PlansState; retry: () => void } {
  const [state, setState] = useState<PlansState>({ status: 'loading' })
  useEffect(() => {
    void loadInto(setState)
  }, [])

  function retry() {
    setState({ status: 'loading' })
    void loadInto(setState)
  }

  return { state, retry }
}

async function loadInto(show: (state: PlansState) => void): Promise<void> {
  try {
    const { plans } = await loadPlans()
    show({ status: 'ready', plans })
  } catch {
    show({ status: 'failed' })
  }
}
