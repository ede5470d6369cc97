import type { RouteObject } from 'react-router-dom'
import { routes } from '../config/routes.ts'
import { ErrorScreen } from './error-screen.tsx'
import { framed } from './framed.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { publicRoutes } from './public-routes.ts'
import type { RouteHandle } from './route-handle.ts'

const titled = (titleKey: string): { handle: RouteHandle } => ({ handle: { titleKey } })

const inFrame = (load: Parameters<typeof lazyScreen>[0]) => lazyScreen(load, { inside: true })

/** Loaded where it is needed: most visits never meet it. */
const notFound = (props: { inside: boolean }) => async () => {
  const { NotFoundScreen } = await import('./not-found-screen.tsx')
  return { element: <NotFoundScreen {...props} /> }
}

const settings: RouteObject[] = [
  {
    index: true,
    ...titled('common:nav.settings'),
    lazy: inFrame(() => import('../features/settings/profile-page.tsx')),
  },
  {
    path: routes.settingsSecurity.pattern,
    ...titled('common:nav.settingsSecurity'),
    lazy: inFrame(() => import('../features/settings/security-page.tsx')),
  },
  {
    path: routes.settingsWorkspace.pattern,
    ...titled('common:nav.settingsWorkspace'),
    lazy: inFrame(() => import('../features/settings/workspace-page.tsx')),
  },
  {
    path: routes.settingsDisplay.pattern,
    ...titled('common:nav.settingsDisplay'),
    lazy: inFrame(() => import('../features/settings/display-page.tsx')),
  },
  {
    path: routes.settingsData.pattern,
    ...titled('common:nav.settingsData'),
    lazy: inFrame(() => import('../features/settings/data-page.tsx')),
  },
]

const dashboard: RouteObject[] = [
  {
    path: routes.dashboard.pattern,
    ...titled('common:nav.overview'),
    lazy: inFrame(() => import('../features/overview/overview-screen.tsx')),
  },
  {
    path: routes.contentStudio.pattern,
    ...titled('common:nav.contentStudio'),
    lazy: inFrame(() => import('../features/content-studio/content-studio-screen.tsx')),
  },
  {
    path: routes.contentStudioPost.pattern,
    ...titled('common:nav.post'),
    lazy: inFrame(() => import('../features/content-studio/post-screen.tsx')),
  },
  {
    path: routes.contentScheduler.pattern,
    ...titled('common:nav.contentScheduler'),
    lazy: inFrame(() => import('../features/content-scheduler/content-scheduler-screen.tsx')),
  },
  {
    path: routes.connectedPlatforms.pattern,
    ...titled('common:nav.connectedPlatforms'),
    lazy: inFrame(() => import('../features/connected-platforms/connected-platforms-screen.tsx')),
  },
  {
    path: routes.settings.pattern,
    lazy: inFrame(() => import('../features/settings/settings-screen.tsx')),
    children: settings,
  },
]

const signedIn: RouteObject[] = [
  {
    lazy: lazyScreen(() => import('./layouts/dashboard-layout.tsx')),
    children: [
      { errorElement: <ErrorScreen inside />, children: dashboard },
      // Below the dashboard an unknown address keeps the way around: the sidebar stays.
      { path: `${routes.dashboard.pattern}/*`, ...titled('common:notFound.title'), lazy: notFound({ inside: true }) },
    ],
  },
  {
    path: routes.sandboxFeed.pattern,
    ...titled('common:nav.sandbox'),
    lazy: lazyScreen(() => import('../features/sandbox-feed/sandbox-feed-screen.tsx')),
  },
]

const withSession: RouteObject[] = [
  {
    lazy: lazyScreen(() => import('./guards/redirect-signed-in.tsx')),
    children: [
      {
        path: routes.login.pattern,
        ...titled('common:nav.login'),
        lazy: lazyScreen(() => import('../features/auth/login-screen.tsx')),
      },
      {
        path: routes.register.pattern,
        ...titled('common:nav.register'),
        lazy: lazyScreen(() => import('../features/auth/register-screen.tsx')),
      },
      {
        path: routes.forgotPassword.pattern,
        ...titled('common:nav.forgotPassword'),
        lazy: lazyScreen(() => import('../features/auth/forgot-password-screen.tsx')),
      },
    ],
  },
  {
    // Also for people who are signed in: the letter may be opened beside an open dashboard.
    path: routes.resetPassword.pattern,
    ...titled('common:nav.resetPassword'),
    lazy: lazyScreen(() => import('../features/auth/reset-password-screen.tsx')),
  },
  {
    lazy: lazyScreen(() => import('./guards/require-session.tsx')),
    children: [{ lazy: lazyScreen(() => import('./workspace-root.tsx')), children: signedIn }],
  },
]

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

/** The house components, for those who build the product: the condition is known at build time, so no release holds them. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: lazyScreen(() => import('../dev/gallery-screen.tsx')) }]
  : []

/** Every address of the product on one page; each leaf is loaded when it is first visited. */
export const routeTree: RouteObject[] = framed([
  ...publicRoutes,
  ...gallery,
  {
    lazy: lazyScreen(() => import('./session-root.tsx')),
    errorElement: <ErrorScreen />,
    children: [...withSession, ...admin],
  },
  { path: '*', ...titled('common:notFound.title'), lazy: notFound({ inside: false }) },
])
