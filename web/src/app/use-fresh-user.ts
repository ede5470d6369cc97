import { useEffect } from 'react'
import { session } from '../session/session.ts'

const STALE_AFTER = 5 * 60_000

/** Reads the account anew when the person comes back to the page after a while: its name or role may have changed elsewhere. */
export function useFreshUser(): void {
  useEffect(() => {
    let readAt = Date.now()
    const onVisible = () => {
      if (document.hidden || Date.now() - readAt < STALE_AFTER) return
      readAt = Date.now()
      void session.refreshUser()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}
