import './ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { openRouter, openRouterAt } from './app/router.tsx'
import { startI18n } from './lib/i18n.ts'
import { log } from './lib/log.ts'
import { whenIdle } from './lib/when-idle.ts'
import { themeStore } from './preferences/theme.ts'

/** When the first page has long been used, in milliseconds: until then, nothing is fetched that it does not need. */
const LATER = 4000

/** A page that is busy all the time, as while it is scrolled, is hydrated after so many milliseconds nevertheless. */
const IDLE_AT_THE_LATEST = 200

themeStore.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const wordsReady = startI18n(root.dataset['words']?.split(' ')).catch((error: unknown) => {
  log.error('Words: could not be loaded', error)
  return false
})

if (root.dataset['page'] === window.location.pathname) await hydrate(root)
else show(root)

if (import.meta.env.PROD) setTimeout(() => void startLater(), LATER)

/** The document holds this page already, rendered at build time. When its code cannot be loaded, the router says so. */
async function hydrate(element: HTMLElement): Promise<void> {
  try {
    const [router, hasWords] = await Promise.all([openRouterAt(window.location.pathname), wordsReady])
    // Without its words the page stays as it was rendered: to be read.
    if (!hasWords) return
    await whenIdle(IDLE_AT_THE_LATEST)
    // In small steps, between which the page answers to touches.
    startTransition(() => {
      hydrateRoot(element, <Routed router={router} />)
    })
  } catch (error) {
    log.error('The page could not be hydrated', error)
    show(element)
  }
}

function show(element: HTMLElement): void {
  createRoot(element).render(<Routed router={openRouter()} />)
}

function Routed({ router }: { router: ReturnType<typeof openRouter> }) {
  return (
    <App>
      <RouterProvider router={router} />
    </App>
  )
}

/** When everything else is done: no visit waits for it. */
async function startLater(): Promise<void> {
  const { startServiceWorker } = await import('./app/service-worker.tsx')
  await startServiceWorker()
}
