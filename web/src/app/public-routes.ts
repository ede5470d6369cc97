import type { RouteObject } from 'react-router-dom'
import { HELP } from '../public/help-articles.ts'
import { routes } from '../config/routes.ts'
import type { RouteHandle } from './route-handle.ts'

const described = (titleKey: string, descriptionKey: string): { handle: RouteHandle } => ({
  handle: { titleKey, descriptionKey },
})

/** Pages that need no session: they load neither Firebase nor the session. */
export const publicRoutes: RouteObject[] = [
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
    path: routes.help.pattern,
    ...described('help:meta.title', 'help:meta.description'),
    lazy: () => import('../public/help-screen.tsx'),
  },
  ...HELP.flatMap(({ articles }) => articles).map(({ id }) => ({
    path: routes.help.article(id),
    ...described(`help:article.${id}.title`, `help:article.${id}.lead`),
    lazy: () => import('../public/help-article-screen.tsx'),
  })),
  {
    path: routes.changelog.pattern,
    ...described('changelog:meta.title', 'changelog:meta.description'),
    lazy: () => import('../public/changelog-screen.tsx'),
  },
  {
    path: routes.contact.pattern,
    ...described('contact:meta.title', 'contact:meta.description'),
    lazy: () => import('../public/contact-screen.tsx'),
  },
  {
    path: routes.status.pattern,
    ...described('status:meta.title', 'status:meta.description'),
    lazy: () => import('../public/status-screen.tsx'),
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
