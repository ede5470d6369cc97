import { useEffect } from 'react'

/** Calls back when the connection is restored or lost. */
export function useFollowConnection(onChange: () => void): void {
  useEffect(() => {
    window.addEventListener('online', onChange)
    window.addEventListener('offline', onChange)
    return () => {
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
    }
  }, [onChange])
}
