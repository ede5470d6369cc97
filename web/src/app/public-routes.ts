import type { RouteObject } from 'react-router-dom'
import { HELP } from '../public/help-articles.ts'
import { siteRoutes } from '../config/site-routes.ts'
import type { RouteHandle } from './route-handle.ts'

const described = (titleKey: string, descriptionKey: string): { handle: RouteHandle } => ({
  handle: { titleKey, descriptionKey },
})

/** Pages that need no session: they load neither Firebase nor the session. */
export const publicRoutes: RouteObject[] = [
  { path: siteRoutes.home.pattern, lazy: () => import('../public/home-screen.tsx') },
  {
    path: siteRoutes.features.pattern,
    ...described('features:meta.title', 'features:meta.description'),
    lazy: () => import('../public/features-screen.tsx'),
  },
  {
    path: siteRoutes.pricing.pattern,
    ...described('pricing:meta.title', 'pricing:meta.description'),
    lazy: () => import('../public/pricing-screen.tsx'),
  },
  {
    path: siteRoutes.about.pattern,
    ...described('about:meta.title', 'about:meta.description'),
    lazy: () => import('../public/about-screen.tsx'),
  },
  {
    path: siteRoutes.faq.pattern,
    ...described('faq:meta.title', 'faq:meta.description'),
    lazy: () => import('../public/faq-screen.tsx'),
  },
  {
    path: siteRoutes.help.pattern,
    ...described('help:meta.title', 'help:meta.description'),
    lazy: () => import('../public/help-screen.tsx'),
  },
  ...HELP.flatMap(({ articles }) => articles).map(({ id }) => ({
    path: siteRoutes.help.article(id),
    ...described(`help:article.${id}.title`, `help:article.${id}.lead`),
    lazy: () => import('../public/help-article-screen.tsx'),
  })),
  {
    path: siteRoutes.changelog.pattern,
    ...described('changelog:meta.title', 'changelog:meta.description'),
    lazy: () => import('../public/changelog-screen.tsx'),
  },
  {
    path: siteRoutes.developers.pattern,
    ...described('developers:meta.title', 'developers:meta.description'),
    lazy: () => import('../public/developers-screen.tsx'),
  },
  {
    path: siteRoutes.contact.pattern,
    ...described('contact:meta.title', 'contact:meta.description'),
    lazy: () => import('../public/contact-screen.tsx'),
  },
  {
    path: siteRoutes.status.pattern,
    ...described('status:meta.title', 'status:meta.description'),
    lazy: () => import('../public/status-screen.tsx'),
  },
  {
    path: siteRoutes.privacyPolicy.pattern,
    ...described('legal:privacy.meta.title', 'legal:privacy.meta.description'),
    lazy: () => import('../public/privacy-policy-screen.tsx'),
  },
  {
    path: siteRoutes.termsOfService.pattern,
    ...described('legal:terms.meta.title', 'legal:terms.meta.description'),
    lazy: () => import('../public/terms-of-service-screen.tsx'),
  },
]
