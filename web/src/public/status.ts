import { useCallback, useEffect, useState } from 'react'
import type { ServiceStatus } from './data/load-status.ts'
import { schedulerPace } from '@postwright/core/publishing/scheduler-pace'
import type { BadgeTone } from '../ui/state-badge.tsx'

const EVERY = 15_000

/** The latest response, if any, its time of arrival on this browser's clock, and whether the following request failed. */
export type StatusState = { status: ServiceStatus | null; cameAt: number; isFailed: boolean }

/** Polls the status of the service while the page is visible; `retry` polls immediately. */
export function useStatus(): StatusState & { retry: () => void } {
  const [state, setState] = useState<StatusState>({ status: null, cameAt: 0, isFailed: false })
  const look = useCallback(() => void lookAgain(setState), [])

  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) look()
    }
    look()
    const timer = setInterval(lookIfSeen, EVERY)
    document.addEventListener('visibilitychange', lookIfSeen)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      window.removeEventListener('online', look)
    }
  }, [look])

  return { ...state, retry: look }
}

/** Requests the status. The API client is loaded after the page is shown, because the page does not need it. */
async function lookAgain(change: (by: (before: StatusState) => StatusState) => void): Promise<void> {
  try {
    const { loadStatus } = await import('./data/load-status.ts')
    const status = await loadStatus()
    change(() => ({ status, cameAt: Date.now(), isFailed: false }))
  } catch {
    change((before) => ({ ...before, isFailed: true }))
  }
}

export type Verdict = 'loading' | 'running' | 'late' | 'stopped' | 'never' | 'failing' | 'unknown' | 'offline'

export const VERDICT_TONE = {
  loading: 'neutral',
  running: 'positive',
  late: 'warning',
  stopped: 'negative',
  never: 'neutral',
  failing: 'negative',
  unknown: 'negative',
  offline: 'neutral',
} as const satisfies Record<Verdict, BadgeTone>

/**
 * Returns the overall verdict on the service. Regardless of earlier responses, it is `offline` without a network and `unknown` after a failed
 * request; ages are measured on the server's clock.
 */
export function verdictOf({ status, isFailed }: StatusState, isOnline: boolean): Verdict {
  if (!isOnline) return 'offline'
  if (isFailed) return 'unknown'
  if (status === null) return 'loading'
  if (Object.values(status.services).includes('failing')) return 'failing'
  return status.scheduler === null ? 'never' : schedulerPace(status.scheduler.lastRunAt, status.checkedAt)
}
