import type { AdminEntry, FeatureRoute } from '../config/feature.ts'
import { routes } from '../config/routes.ts'
import { ADMIN_FEATURES } from './admin-features.ts'
import { FEATURES } from './features.ts'
import { routesIn } from './routes-in.ts'

const ROUTES = routesIn('admin', [...FEATURES, ...ADMIN_FEATURES])

/** Screen as shown in the frame of the admin area. */
export type AdminScreen = AdminEntry & { path: string; titleKey: string; load: FeatureRoute['load'] }

/** Screens of the areas in the admin area, in the order of their tabs. */
export const ADMIN_SCREENS: readonly AdminScreen[] = ROUTES.flatMap(({ pattern, titleKey, admin, load }) =>
  pattern === null || titleKey === undefined || admin === undefined
    ? []
    : [{ ...admin, path: pattern, titleKey, load }],
).toSorted((one, other) => one.order - other.order)

/** Pages below these screens: they have no tab, and set their own titles. */
export const ADMIN_PAGES: readonly Pick<AdminScreen, 'path' | 'titleKey' | 'load'>[] = ROUTES.flatMap(
  ({ pattern, titleKey, isBelowTab = false, load }) =>
    pattern === null || titleKey === undefined || !isBelowTab ? [] : [{ path: pattern, titleKey, load }],
)

/** Former addresses of screens below the prefix, with their redirects. */
export const MOVED_ADMIN_SCREENS: ReadonlyMap<string, string> = new Map(
  ADMIN_SCREENS.flatMap(({ path, movedFrom = [] }) =>
    movedFrom.map((before) => [before, routes.admin.href(path)] as const),
  ),
)

/** Groups of tabs, each with its screens by address. Screens without a group are in the last one. */
const GROUPS = [
  { key: 'home', paths: [''] },
  { key: 'people', paths: ['user-management', 'inbox', 'admin-requests', 'support-access'] },
  { key: 'publishing', paths: ['failed-posts', 'service-enablement', 'integrations'] },
  { key: 'money', paths: ['pricing-management', 'payment-methods', 'coupon-management', 'referrals'] },
  { key: 'content', paths: ['template-designer', 'public-contributions', 'font-management'] },
  { key: 'system', paths: [] },
] as const

/** Group of screens with its own tab, and the key of its name. */
export type AdminGroup = { labelKey: string; screens: readonly AdminScreen[] }

/** Groups with at least one screen, with their screens in the order of the tabs. */
export const ADMIN_GROUPS: readonly AdminGroup[] = GROUPS.map(({ key }) => ({
  labelKey: `common:nav.adminGroup.${key}`,
  screens: ADMIN_SCREENS.filter(({ path }) => groupOf(path) === key),
})).filter(({ screens }) => screens.length > 0)

function groupOf(path: string): (typeof GROUPS)[number]['key'] {
  return GROUPS.find(({ paths }) => paths.some((each) => each === path))?.key ?? 'system'
}
