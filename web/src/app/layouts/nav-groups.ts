import { IconShieldCog } from '@tabler/icons-react'
import type { NavigationEntry } from '../../config/feature.ts'
import { NAVIGATION_GROUPS, type NavigationGroup } from '../../config/navigation-groups.ts'
import { routes } from '../../config/routes.ts'
import { FEATURES } from '../features.ts'

export type NavGroup = {
  id: NavigationGroup
  /** Locale key of the group's name; null for the entries above all groups. */
  labelKey: string | null
  items: readonly NavigationEntry[]
}

/** Entry of the admin area; its own areas are not listed here, because only admins load them. */
const ADMIN_AREA: NavigationEntry = {
  to: routes.admin.href(),
  labelKey: 'common:nav.admin',
  Icon: IconShieldCog,
  group: 'admin',
}

const ENTRIES = [ADMIN_AREA, ...FEATURES.flatMap(({ navigation = [] }) => navigation)]

/** Navigation of the dashboard, grouped by activity. */
export const NAV_GROUPS: readonly NavGroup[] = NAVIGATION_GROUPS.map((group) => ({
  ...group,
  items: ENTRIES.filter((entry) => entry.group === group.id),
}))
