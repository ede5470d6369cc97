import { useEffect } from 'react'
import { followRefusals } from '../lib/live/refusals.ts'
import { session } from '../session/session.ts'

const STALE_AFTER = 5 * 60_000
/** What is refused is refused again and again: the account is asked for once in this time, and once after it. */
const REFUSED_FOR = 10_000

/**
 * Reads the account anew when the person comes back to the page after a while, because its name or role may have changed
 * elsewhere; and when the database refuses to be read, because the session may have been ended elsewhere, which the
 * server's answer tells.
 */
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

  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY
    let later: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      askedAt = Date.now()
      later = undefined
      void session.refreshUser()
    }
    // A refusal may come while the session is only just being ended: one that comes after the answer is asked about as well.
    const stop = followRefusals(() => {
      const left = askedAt + REFUSED_FOR - Date.now()
      if (left <= 0) ask()
      else later ??= setTimeout(ask, left)
    })
    return () => {
      stop()
      clearTimeout(later)
    }
  }, [])
}
