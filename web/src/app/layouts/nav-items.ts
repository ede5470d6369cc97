import {
  IconCalendarTime,
  IconLayoutDashboard,
  IconPencil,
  IconPlugConnected,
  IconSettings,
  IconShieldCog,
  type TablerIcon,
} from '@tabler/icons-react'
import { routes } from '../../config/routes.ts'

export type NavItem = {
  to: string
  labelKey: string
  Icon: TablerIcon
  /** Only this exact address counts as being there. */
  exact?: boolean
}

export type NavGroup = {
  id: string
  /** What people do there; null for what stands above all groups. */
  labelKey: string | null
  items: readonly NavItem[]
}

/** The ways around the dashboard, in the order of the sidebar, grouped by what people do. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    id: 'start',
    labelKey: null,
    items: [{ to: routes.dashboard.href(), labelKey: 'common:nav.overview', Icon: IconLayoutDashboard, exact: true }],
  },
  {
    id: 'create',
    labelKey: 'common:nav.group.create',
    items: [{ to: routes.contentStudio.href(), labelKey: 'common:nav.contentStudio', Icon: IconPencil }],
  },
  {
    id: 'plan',
    labelKey: 'common:nav.group.plan',
    items: [{ to: routes.contentScheduler.href(), labelKey: 'common:nav.contentScheduler', Icon: IconCalendarTime }],
  },
  {
    id: 'set-up',
    labelKey: 'common:nav.group.setUp',
    items: [
      { to: routes.connectedPlatforms.href(), labelKey: 'common:nav.connectedPlatforms', Icon: IconPlugConnected },
      { to: routes.settings.href(), labelKey: 'common:nav.settings', Icon: IconSettings },
    ],
  },
]

/** Below the others, for admins only. */
export const ADMIN_GROUP: NavGroup = {
  id: 'admin',
  labelKey: 'common:nav.group.admin',
  items: [{ to: routes.admin.href(), labelKey: 'common:nav.admin', Icon: IconShieldCog }],
}
