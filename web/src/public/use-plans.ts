import { useCallback, useEffect, useState } from 'react'
import type { Plan } from '@postwright/core/model/plan'
import { loadPlans } from './data/load-plans.ts'

type PlansState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; plans: readonly Plan[] }

/** The plans on offer, loaded once; `retry` loads them again. */
export function usePlans(): { state: PlansState; retry: () => void } {
  const [state, setState] = useState<PlansState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    loadPlans()
      .then(({ plans }) => isCurrent && setState({ status: 'ready', plans }))
      .catch(() => isCurrent && setState({ status: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [attempt])
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry }
}
