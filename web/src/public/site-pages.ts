import { routes } from '../config/routes.ts'

/** Where the head and the foot of every public page lead. */
export const SITE_PAGES = [
  { to: routes.features.href(), labelKey: 'public:nav.features' },
  { to: routes.pricing.href(), labelKey: 'public:nav.pricing' },
  { to: routes.help.href(), labelKey: 'public:nav.help' },
  { to: routes.faq.href(), labelKey: 'public:nav.faq' },
  { to: routes.about.href(), labelKey: 'public:nav.about' },
  { to: routes.contact.href(), labelKey: 'public:nav.contact' },
] as const

/** What only the foot lists. */
export const FOOT_PAGES = [
  { to: routes.changelog.href(), labelKey: 'public:nav.changelog' },
  { to: routes.status.href(), labelKey: 'public:nav.status' },
  { to: routes.privacyPolicy.href(), labelKey: 'public:nav.privacy' },
  { to: routes.termsOfService.href(), labelKey: 'public:nav.terms' },
] as const
