import type { NavigationEntry } from '../../config/feature.ts'
import { NAVIGATION_GROUPS, type NavigationGroup } from '../../config/navigation-groups.ts'
import { FEATURES } from '../features.ts'

export type NavGroup = {
  id: NavigationGroup
  /** What people do there; null for what stands above all groups. */
  labelKey: string | null
  items: readonly NavigationEntry[]
}

/** The ways around the dashboard, grouped by what people do. */
export const NAV_GROUPS: readonly NavGroup[] = NAVIGATION_GROUPS.map((group) => ({
  ...group,
  items: FEATURES.flatMap(({ navigation }) => (navigation?.group === group.id ? [navigation] : [])),
}))
