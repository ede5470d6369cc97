import type { RouteObject } from 'react-router-dom'
import type { FeatureRoute, Surroundings } from '../config/feature.ts'
import { routes } from '../config/routes.ts'
import { ErrorScreen, UnloadedScreen, isLoadFailure } from './error-screen.tsx'
import { FEATURES } from './features.ts'
import type { RouteHandle } from './route-handle.ts'
import { routesIn } from './routes-in.ts'
import { type ComponentType, useRef, useState } from 'react'
import { loadFailedStyles } from '../lib/load-patiently.ts'

const titled = (titleKey: string): { handle: RouteHandle } => ({ handle: { titleKey } })

/** Returns a `lazy` that loads the not-found screen on demand, because most visits never show it. */
const notFound = (props: { inside: boolean }) => async () => {
  const { NotFoundScreen } = await import('./not-found-screen.tsx')
  return { element: <NotFoundScreen {...props} /> }
}

/** Returns the screens of all areas in the given surroundings as routes. */
function screensIn(surroundings: Exclude<Surroundings, 'admin'>): RouteObject[] {
  const inside = surroundings === 'dashboard'
  const toRoute = ({ pattern, titleKey, needs, load, children }: FeatureRoute): RouteObject => ({
    ...(pattern === null ? { index: true } : { path: pattern, children: children?.map(toRoute) ?? [] }),
    ...(titleKey === undefined ? {} : { handle: { titleKey, ...(needs && { needs }) } satisfies RouteHandle }),
    lazy: lazyScreen(load, { inside }),
  })
  return routesIn(surroundings, FEATURES).map(toRoute)
}

const signedIn: RouteObject[] = [
  {
    lazy: lazyScreen(() => import('./layouts/dashboard-layout.tsx')),
    children: [
      { errorElement: <ErrorScreen inside />, children: screensIn('dashboard') },
      // Below the dashboard an unknown address keeps the navigation: the sidebar stays.
      { path: `${routes.dashboard.pattern}/*`, ...titled('common:notFound.title'), lazy: notFound({ inside: true }) },
    ],
  },
  ...screensIn('workspace'),
]

const withSession: RouteObject[] = [
  { lazy: lazyScreen(() => import('./guards/redirect-signed-in.tsx')), children: screensIn('signed_out') },
  ...screensIn('anyone'),
  {
    lazy: lazyScreen(() => import('./guards/require-session.tsx')),
    children: [{ lazy: lazyScreen(() => import('./workspace-root.tsx')), children: signedIn }],
  },
]

/** The admin area's own addresses are in `admin-area.tsx`, which only admins load. */
const admin: RouteObject[] =
  routes.admin.pattern === null
    ? []
    : [
        {
          path: routes.admin.pattern,
          ...titled('common:notFound.title'),
          lazy: lazyScreen(() => import('./guards/admin-gate.tsx')),
        },
      ]

/** Component gallery for developers: the condition is known at build time, so no release contains it. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: lazyScreen(() => import('../dev/gallery-screen.tsx')) }]
  : []

/** Routes for people without an account: no code of a session is loaded. */
const guest: RouteObject[] = [
  {
    lazy: lazyScreen(() => import('./guest-root.tsx')),
    errorElement: <ErrorScreen />,
    children: screensIn('guest'),
  },
]

/** All addresses that are not public pages; each leaf is loaded on its first visit. */
export const appRoutes: RouteObject[] = [
  ...gallery,
  ...guest,
  {
    lazy: lazyScreen(() => import('./session-root.tsx')),
    errorElement: <ErrorScreen />,
    children: [...withSession, ...admin],
  },
  { path: '*', ...titled('common:notFound.title'), lazy: notFound({ inside: false }) },
]

type Screen = { Component: ComponentType }

type Load = () => Promise<Screen>

/**
 * Returns a route's `lazy` that can fail and be retried. NOTE the router remembers the first failure of a route for the life of the page, so after a
 * failed download this `lazy` returns a screen that loads the real one.
 * @param options.inside the route is shown inside the dashboard's frame
 */
export function lazyScreen(load: Load, { inside = false } = {}): Load {
  return async () => {
    try {
      return await load()
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      return { Component: () => <LateScreen load={load} inside={inside} /> }
    }
  }
}

function LateScreen({ load, inside }: { load: Load; inside: boolean }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  const hasTriedOnline = useRef(false)

  async function again() {
    try {
      await loadFailedStyles()
      const { Component } = await load()
      setLoaded(() => Component)
    } catch {
      // Some browsers remember a failed file until the page is reloaded.
      if (navigator.onLine && hasTriedOnline.current) window.location.reload()
      hasTriedOnline.current = navigator.onLine
    }
  }

  return Loaded ? <Loaded /> : <UnloadedScreen inside={inside} onRetry={() => void again()} />
}
