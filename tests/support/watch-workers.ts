import type { Page } from 'playwright-core'

/** Workers that a page has started, by file name, and console messages about work without a worker. */
export type WatchedWorkers = { started: Set<string>; missed: string[] }

export function watchWorkers(page: Page): WatchedWorkers {
  const watched: WatchedWorkers = { started: new Set(), missed: [] }
  page.on('worker', (worker) => {
    const [, name] = /\/assets\/workers\/([\w-]+)-worker-[^/]+\.js$/.exec(worker.url()) ?? []
    if (name !== undefined) watched.started.add(name)
  })
  page.on('console', (message) => {
    if (/on the page's thread|No worker for/.test(message.text())) watched.missed.push(message.text())
  })
  return watched
}
