import type { AdminEntry, FeatureRoute } from '../config/feature.ts'
import { routes } from '../config/routes.ts'
import { ADMIN_FEATURES } from './admin-features.ts'
import { FEATURES } from './features.ts'
import { routesIn } from './routes-in.ts'

const ROUTES = routesIn('admin', [...FEATURES, ...ADMIN_FEATURES])

/** A screen of the admin area as its frame shows it. */
export type AdminScreen = AdminEntry & { path: string; titleKey: string; load: FeatureRoute['load'] }

/** The screens that areas have in the admin area, in the order of their tabs. */
export const ADMIN_SCREENS: readonly AdminScreen[] = ROUTES.flatMap(({ pattern, titleKey, admin, load }) =>
  pattern === null || titleKey === undefined || admin === undefined
    ? []
    : [{ ...admin, path: pattern, titleKey, load }],
).toSorted((one, other) => one.order - other.order)

/** Pages below those screens: they have no tab, and say their titles themselves. */
export const ADMIN_PAGES: readonly Pick<AdminScreen, 'path' | 'titleKey' | 'load'>[] = ROUTES.flatMap(
  ({ pattern, titleKey, isBelowTab = false, load }) =>
    pattern === null || titleKey === undefined || !isBelowTab ? [] : [{ path: pattern, titleKey, load }],
)

/** Addresses below the prefix that lead elsewhere: where screens were before. */
export const MOVED_ADMIN_SCREENS: ReadonlyMap<string, string> = new Map(
  ADMIN_SCREENS.flatMap(({ path, movedFrom = [] }) =>
    movedFrom.map((before) => [before, routes.admin.href(path)] as const),
  ),
)

/** The tabs' groups, each with its screens by their addresses. Screens that none names are of the last one. */
const GROUPS = [
  { key: 'home', paths: [''] },
  { key: 'people', paths: ['user-management', 'inbox', 'admin-requests', 'support-access'] },
  { key: 'publishing', paths: ['failed-posts', 'service-enablement', 'integrations'] },
  { key: 'money', paths: ['pricing-management', 'payment-methods', 'coupon-management', 'referrals'] },
  { key: 'content', paths: ['template-designer', 'public-contributions', 'font-management'] },
  { key: 'system', paths: [] },
] as const

/** A group of screens with a tab of its own, and the key of its name. */
export type AdminGroup = { labelKey: string; screens: readonly AdminScreen[] }

/** Every group that has a screen, its screens in the order of their tabs. */
export const ADMIN_GROUPS: readonly AdminGroup[] = GROUPS.map(({ key }) => ({
  labelKey: `common:nav.adminGroup.${key}`,
  screens: ADMIN_SCREENS.filter(({ path }) => groupOf(path) === key),
})).filter(({ screens }) => screens.length > 0)

function groupOf(path: string): (typeof GROUPS)[number]['key'] {
  return GROUPS.find(({ paths }) => paths.some((each) => each === path))?.key ?? 'system'
}
