import { useCallback, useEffect, useState } from 'react'
import type { ServiceStatus } from './data/load-status.ts'

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
