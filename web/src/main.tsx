import './ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { openRouter, openRouterAt } from './app/open-router.ts'
import { readPageWords } from './app/page-words.ts'
import { TakenOver } from './app/taken-over.tsx'
import { startI18n } from './lib/i18n.ts'
import { log } from './lib/log.ts'
import { themeStore } from './preferences/theme.ts'

/** When the first page has long been used, in milliseconds: until then, nothing is fetched that it does not need. */
const LATER = 4000

themeStore.start()
const wordsReady = startI18n(readPageWords()).catch((error: unknown) => log.error('Words: could not be loaded', error))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
if (root.dataset['page'] === window.location.pathname) await takeOver(root)
else show(root)

if (import.meta.env.PROD) setTimeout(() => void startLater(), LATER)

/** The document holds this page already, rendered at build time. When its code cannot be loaded, the router says so. */
async function takeOver(element: HTMLElement): Promise<void> {
  try {
    const [router] = await Promise.all([openRouterAt(window.location.pathname), wordsReady])
    // In small steps, between which the page answers to touches.
    startTransition(() => {
      hydrateRoot(element, <Routed router={router} />)
    })
  } catch (error) {
    log.error('The page could not be taken over', error)
    show(element)
  }
}

function show(element: HTMLElement): void {
  createRoot(element).render(<Routed router={openRouter()} />)
}

function Routed({ router }: { router: ReturnType<typeof openRouter> }) {
  return (
    <App>
      <TakenOver>
        <RouterProvider router={router} />
      </TakenOver>
    </App>
  )
}

/** When everything else is done: no visit waits for it. */
async function startLater(): Promise<void> {
  const { startServiceWorker } = await import('./app/service-worker.tsx')
  await startServiceWorker()
}
