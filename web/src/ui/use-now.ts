import { useEffect, useState } from 'react'

/** Returns the current time, updated every `interval` milliseconds while the page is visible. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const read = () => setNow(Date.now())
    const timer = setInterval(() => {
      if (!document.hidden) read()
    }, interval)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [interval])

  return now
}
