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

/** Delay in milliseconds before anything is fetched that the first page does not need. */
const LATER = 4000

/** Milliseconds after which a page that is never idle, for example during scrolling, is hydrated anyway. */
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

/** Hydrates the page that the document already contains, rendered at build time. If its code cannot be loaded, the router shows the error. */
async function hydrate(element: HTMLElement): Promise<void> {
  try {
    const [router, hasWords] = await Promise.all([openRouterAt(window.location.pathname), wordsReady])
    // Without its texts the page stays as prerendered and can still be read.
    if (!hasWords) return
    await whenIdle(IDLE_AT_THE_LATEST)
    // Hydrates in small steps, so that the page responds to touches in between.
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

/** Starts the service worker, with a delay so that no visit waits for it. */
async function startLater(): Promise<void> {
  const { startServiceWorker } = await import('./app/service-worker.tsx')
  await startServiceWorker()
}
