import {
  createBrowserRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router-dom'
import { publicRoutes } from './public-routes.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Splash } from './splash.tsx'
import { type ComponentType, useEffect, useState } from 'react'
import { log } from '../lib/log.ts'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { siteRoutes } from '../config/site-routes.ts'
import { isRouteHandle } from './route-handle.ts'

const ROOT_ID = 'root'

/** Wraps routes in the elements that every page has. */
export function framed(children: RouteObject[]): RouteObject[] {
  return [{ id: ROOT_ID, element: <Root />, errorElement: <ErrorScreen />, HydrateFallback: Splash, children }]
}

/** Renders the elements around every page: its title, the progress bar and the scroll position. */
function Root() {
  return (
    <>
      <PageTitle />
      <LaterProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Progress bar that loads after the first page is shown, because users cannot navigate before. */
function LaterProgress() {
  const [Bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    import('./route-progress.tsx').then(
      ({ RouteProgress }) => setBar(() => RouteProgress),
      (error: unknown) => log.warn('The progress bar could not be loaded', error),
    )
  }, [])

  return Bar && <Bar />
}

/** Sets the document's title and description, from the innermost route that has them; public pages also set their link preview. */
function PageTitle() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle)
  const { titleKey, descriptionKey } = handle ?? {}
  const title = titleKey ? `${t(titleKey)} · ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`
  const description = descriptionKey ? t(descriptionKey) : BRAND.tagline
  const isPublic = descriptionKey !== undefined || pathname === siteRoutes.home.href()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPublic && <PageCard title={title} description={description} path={pathname} />}
    </>
  )
}

const ORIGIN = `https://${BRAND.domain}`

type Props = { title: string; description: string; /** Path of the page, starting with a slash. */ path: string }

/** Renders the metadata of a public page for search engines and link previews. */
function PageCard({ title, description, path }: Props) {
  // Images drawn by `npm run social-cards`, one per public page; the help articles share one.
  const [, name = ''] = path.split('/')
  const image = `${ORIGIN}/cards/${name === '' ? 'home' : name}.png`
  return (
    <>
      <link rel="canonical" href={`${ORIGIN}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${ORIGIN}${path}`} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}

const publicTree = framed(publicRoutes)

/** Called for an address that is not a public page; loads the routes of the product's areas once. */
const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { appRoutes } = await import('./app-routes.tsx')
  patch(ROOT_ID, appRoutes)
}

/** Opens the browser's router; every page is loaded on its first visit. */
export function openRouter() {
  return createBrowserRouter(publicTree, { patchRoutesOnNavigation })
}

/**
 * Opens the router of a page that is already on the screen: its code is loaded before the first render, so that React finds the same tree as in the
 * document.
 * @throws when the page's code cannot be loaded
 */
export async function openRouterAt(path: string) {
  for (const { route } of matchRoutes(publicTree, path) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  // Without hydration data the router would load the page again and scroll a reader to the top.
  return createBrowserRouter(publicTree, { patchRoutesOnNavigation, hydrationData: { loaderData: {} } })
}
