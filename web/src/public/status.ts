import { useCallback, useEffect, useState } from 'react'
import type { ServiceStatus } from './data/load-status.ts'
import { schedulerPace } from '@postwright/core/publishing/scheduler-pace'
import type { BadgeTone } from '../ui/state-badge.tsx'

const EVERY = 15_000

/** The latest answer, if there ever was one, when it came by this browser's clock, and whether the attempt after it failed. */
export type StatusState = { status: ServiceStatus | null; cameAt: number; isFailed: boolean }

/** How the service is doing, asked again and again while the page is looked at; `retry` asks at once. */
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

/** The API's client is loaded after the page is shown, which does not need it. */
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
 * The one sentence on how the service is doing. Without a network nothing is known about it,
 * whatever was known before; ages are by the server's clock.
 */
export function verdictOf({ status, isFailed }: StatusState, isOnline: boolean): Verdict {
  if (!isOnline) return 'offline'
  if (isFailed) return 'unknown'
  if (status === null) return 'loading'
  if (Object.values(status.services).includes('failing')) return 'failing'
  return status.scheduler === null ? 'never' : schedulerPace(status.scheduler.lastRunAt, status.checkedAt)
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A length of time, rounded up and at least a second, in the largest unit of which there are two: `90 seconds`, `2 minutes`. */
export function formatSpan(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const [unit, size] = UNITS.find(([, length]) => seconds >= 2 * length) ?? ['second', 1]
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size))
}
