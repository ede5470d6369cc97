import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { routes } from '../config/routes.ts'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Root } from './root.tsx'
import type { RouteHandle } from './route-handle.ts'
import { Splash } from './splash.tsx'

const titled = (titleKey: string): { handle: RouteHandle } => ({ handle: { titleKey } })
const described = (titleKey: string, descriptionKey: string): { handle: RouteHandle } => ({
  handle: { titleKey, descriptionKey },
})

/** Pages for everybody: they load neither Firebase nor the session. */
const open: RouteObject[] = [
  { path: routes.home.pattern, lazy: () => import('../public/home-screen.tsx') },
  {
    path: routes.features.pattern,
    ...described('features:meta.title', 'features:meta.description'),
    lazy: () => import('../public/features-screen.tsx'),
  },
  {
    path: routes.pricing.pattern,
    ...described('pricing:meta.title', 'pricing:meta.description'),
    lazy: () => import('../public/pricing-screen.tsx'),
  },
  {
    path: routes.about.pattern,
    ...described('about:meta.title', 'about:meta.description'),
    lazy: () => import('../public/about-screen.tsx'),
  },
  {
    path: routes.faq.pattern,
    ...described('faq:meta.title', 'faq:meta.description'),
    lazy: () => import('../public/faq-screen.tsx'),
  },
  {
    path: routes.contact.pattern,
    ...described('contact:meta.title', 'contact:meta.description'),
    lazy: () => import('../public/contact-screen.tsx'),
  },
  {
    path: routes.privacyPolicy.pattern,
    ...described('legal:privacy.meta.title', 'legal:privacy.meta.description'),
    lazy: () => import('../public/privacy-policy-screen.tsx'),
  },
  {
    path: routes.termsOfService.pattern,
    ...described('legal:terms.meta.title', 'legal:terms.meta.description'),
    lazy: () => import('../public/terms-of-service-screen.tsx'),
  },
]

const dashboard: RouteObject[] = [
  {
    path: routes.dashboard.pattern,
    ...titled('common:nav.overview'),
    lazy: () => import('../features/overview/overview-screen.tsx'),
  },
  {
    path: routes.contentStudio.pattern,
    ...titled('common:nav.contentStudio'),
    lazy: () => import('../features/content-studio/content-studio-screen.tsx'),
  },
  {
    path: routes.contentStudioPost.pattern,
    ...titled('common:nav.post'),
    lazy: () => import('../features/content-studio/post-screen.tsx'),
  },
  {
    path: routes.contentScheduler.pattern,
    ...titled('common:nav.contentScheduler'),
    lazy: () => import('../features/content-scheduler/content-scheduler-screen.tsx'),
  },
  {
    path: routes.connectedPlatforms.pattern,
    ...titled('common:nav.connectedPlatforms'),
    lazy: () => import('../features/connected-platforms/connected-platforms-screen.tsx'),
  },
  {
    path: routes.settings.pattern,
    ...titled('common:nav.settings'),
    lazy: () => import('../features/settings/settings-screen.tsx'),
  },
]

const signedIn: RouteObject[] = [
  {
    lazy: () => import('./layouts/dashboard-layout.tsx'),
    children: [
      { errorElement: <ErrorScreen />, children: dashboard },
      // Below the dashboard an unknown address keeps the way around: the sidebar stays.
      { path: `${routes.dashboard.pattern}/*`, ...titled('common:notFound.title'), element: <NotFoundScreen inside /> },
    ],
  },
  {
    path: routes.sandboxFeed.pattern,
    ...titled('common:nav.sandbox'),
    lazy: () => import('../features/sandbox-feed/sandbox-feed-screen.tsx'),
  },
]

const withSession: RouteObject[] = [
  {
    lazy: () => import('./guards/redirect-signed-in.tsx'),
    children: [
      {
        path: routes.login.pattern,
        ...titled('common:nav.login'),
        lazy: () => import('../features/auth/login-screen.tsx'),
      },
      {
        path: routes.register.pattern,
        ...titled('common:nav.register'),
        lazy: () => import('../features/auth/register-screen.tsx'),
      },
    ],
  },
  {
    lazy: () => import('./guards/require-session.tsx'),
    children: [{ lazy: () => import('./workspace-root.tsx'), children: signedIn }],
  },
]

/** Every address of the product on one page; each leaf is loaded when it is first visited. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    HydrateFallback: Splash,
    children: [
      ...open,
      { lazy: () => import('./session-root.tsx'), errorElement: <ErrorScreen />, children: withSession },
      { path: '*', ...titled('common:notFound.title'), element: <NotFoundScreen /> },
    ],
  },
])
