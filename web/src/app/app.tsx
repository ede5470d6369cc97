import { Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { router } from './router.tsx'
import { Splash } from './splash.tsx'

/** The whole client. What only signed-in people need is provided by `session-root`, so that public pages stay light. */
export function App() {
  return (
    <Suspense fallback={<Splash />}>
      <RouterProvider router={router} />
    </Suspense>
  )
}
