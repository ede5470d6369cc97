import { type ComponentType, useEffect, useState } from 'react'
import { log } from '../lib/log.ts'

/** The progress bar, loaded once the first page is shown: until then there is nothing to wait for. */
export function LaterProgress() {
  const [Bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    import('./route-progress.tsx').then(
      ({ RouteProgress }) => setBar(() => RouteProgress),
      (error: unknown) => log.warn('The progress bar could not be loaded', error),
    )
  }, [])

  return Bar && <Bar />
}
