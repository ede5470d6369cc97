import type { AdminEntry, FeatureRoute } from '../config/feature.ts'
import { routes } from '../config/routes.ts'
import { routesIn } from './routes-in.ts'

/** A screen of the admin area as its frame shows it. */
export type AdminScreen = AdminEntry & { path: string; titleKey: string; load: FeatureRoute['load'] }

/** The screens that areas have in the admin area, in the order of their tabs. */
export const ADMIN_SCREENS: readonly AdminScreen[] = routesIn('admin')
  .flatMap(({ pattern, titleKey, admin, load }) =>
    pattern === null || titleKey === undefined || admin === undefined
      ? []
      : [{ ...admin, path: pattern, titleKey, load }],
  )
  .toSorted((one, other) => one.order - other.order)

/** Pages below those screens: they have no tab, and say their titles themselves. */
export const ADMIN_PAGES: readonly Pick<AdminScreen, 'path' | 'titleKey' | 'load'>[] = routesIn('admin').flatMap(
  ({ pattern, titleKey, isBelowTab = false, load }) =>
    pattern === null || titleKey === undefined || !isBelowTab ? [] : [{ path: pattern, titleKey, load }],
)

/** Addresses below the prefix that lead elsewhere: the area itself, and where screens were before. */
export const MOVED_ADMIN_SCREENS: ReadonlyMap<string, string> = new Map([
  ...ADMIN_SCREENS.slice(0, 1).map(({ path }) => ['', routes.admin.href(path)] as const),
  ...ADMIN_SCREENS.flatMap(({ path, movedFrom = [] }) =>
    movedFrom.map((before) => [before, routes.admin.href(path)] as const),
  ),
])
