import { type ReactNode, StrictMode, Suspense } from 'react'
import { Splash } from './splash.tsx'

/**
 * Renders the whole client around its router. The rendering at build time and the hydration in the browser both use this frame: their trees must be
 * the same. `session-root` provides everything that only signed-in users need, so that public pages stay light.
 */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <Suspense fallback={<Splash />}>{children}</Suspense>
    </StrictMode>
  )
}
