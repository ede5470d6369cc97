import { createBrowserRouter, matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router-dom'
import { framed, ROOT_ID } from './framed.tsx'
import { publicRoutes } from './public-routes.ts'

const publicTree = framed(publicRoutes)

/** Called for an address that is no public page: what the product's areas say about themselves comes then, once. */
const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { appRoutes } = await import('./app-routes.tsx')
  patch(ROOT_ID, appRoutes)
}

/** The browser's router; every page is loaded when it is first visited. */
export function openRouter() {
  return createBrowserRouter(publicTree, { patchRoutesOnNavigation })
}

/**
 * The router of a page that is already on the screen: its code is there before the first render, so that React meets the
 * same tree as in the document.
 * @throws when the page's code cannot be loaded
 */
export async function openRouterAt(path: string) {
  for (const { route } of matchRoutes(publicTree, path) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  // Without data from the document it would load the page anew and scroll a reader to the top.
  return createBrowserRouter(publicTree, { patchRoutesOnNavigation, hydrationData: { loaderData: {} } })
}
