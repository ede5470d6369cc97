import { siteRoutes } from '../config/site-routes.ts'

/** Links in the header and the footer of every public page. */
export const SITE_PAGES = [
  { to: siteRoutes.features.href(), labelKey: 'public:nav.features' },
  { to: siteRoutes.pricing.href(), labelKey: 'public:nav.pricing' },
  { to: siteRoutes.help.href(), labelKey: 'public:nav.help' },
  { to: siteRoutes.faq.href(), labelKey: 'public:nav.faq' },
  { to: siteRoutes.about.href(), labelKey: 'public:nav.about' },
  { to: siteRoutes.contact.href(), labelKey: 'public:nav.contact' },
] as const

/** Links in the footer only. */
export const FOOT_PAGES = [
  { to: siteRoutes.changelog.href(), labelKey: 'public:nav.changelog' },
  { to: siteRoutes.developers.href(), labelKey: 'public:nav.developers' },
  { to: siteRoutes.status.href(), labelKey: 'public:nav.status' },
  { to: siteRoutes.privacyPolicy.href(), labelKey: 'public:nav.privacy' },
  { to: siteRoutes.termsOfService.href(), labelKey: 'public:nav.terms' },
] as const
