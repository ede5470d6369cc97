import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import { routeTree } from './router.tsx'

/** The browser's router; every page is loaded when it is first visited. */
export function openRouter() {
  return createBrowserRouter(routeTree)
}

/**
 * The router of a page that is already on the screen: its code is there before the first render, so that React meets the
 * same tree as in the document.
 * @throws when the page's code cannot be loaded
 */
export async function openRouterAt(path: string) {
  for (const { route } of matchRoutes(routeTree, path) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  // Without data to take over it would scroll to the top, away from whoever has begun to read.
  return createBrowserRouter(routeTree, { hydrationData: { loaderData: {} } })
}
