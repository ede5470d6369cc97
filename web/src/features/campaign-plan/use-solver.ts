import { useEffect, useRef, useState } from 'react'
import type { Placement } from '@postwright/core/campaign-plan/placement'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { log } from '@/lib/log.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

const solve = createWorkerCall({
  name: 'plan',
  start: () => new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module', name: 'plan' }),
  here: async () => (await import('./make-plan.ts')).makePlan,
})

export type SolverState = { status: 'idle' } | { status: 'running'; share: number } | { status: 'failed' }

/** Solves plans in a worker; a new call cancels the previous one, and a solve can be cancelled. */
export function useSolver(onSolved: (placements: Placement[]) => void) {
  const [state, setState] = useState<SolverState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(brief: PlanBrief, kept: readonly Placement[]) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setState({ status: 'running', share: 0 })
    try {
      const onProgress = (share: number) => {
        if (!control.signal.aborted) setState({ status: 'running', share })
      }
      const placements = await solve({ brief, kept }, { onProgress, signal: control.signal })
      setState({ status: 'idle' })
      onSolved(placements)
    } catch (error) {
      if (control.signal.aborted) return
      log.error('Campaign plan: it could not be solved', error)
      setState({ status: 'failed' })
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ status: 'idle' })
  }

  return { state, start, cancel }
}
