import { type ReactNode, StrictMode, Suspense } from 'react'
import { Splash } from './splash.tsx'

/**
 * The whole client around its router. The rendering at build time and the hydration in the browser both use this frame:
 * their trees must be the same. What only signed-in people need is provided by `session-root`, so that public pages stay light.
 */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <Suspense fallback={<Splash />}>{children}</Suspense>
    </StrictMode>
  )
}
