import {
  IconCalendarTime,
  IconLayoutDashboard,
  IconPencil,
  IconPlugConnected,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react'
import { routes } from '../../config/routes.ts'

type NavItem = {
  to: string
  labelKey: string
  Icon: TablerIcon
  /** Only this exact address counts as being there. */
  exact?: boolean
}

/** The ways around the dashboard, in the order of the sidebar. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: routes.dashboard.href(), labelKey: 'common:nav.overview', Icon: IconLayoutDashboard, exact: true },
  { to: routes.contentStudio.href(), labelKey: 'common:nav.contentStudio', Icon: IconPencil },
  { to: routes.contentScheduler.href(), labelKey: 'common:nav.contentScheduler', Icon: IconCalendarTime },
  { to: routes.connectedPlatforms.href(), labelKey: 'common:nav.connectedPlatforms', Icon: IconPlugConnected },
  { to: routes.settings.href(), labelKey: 'common:nav.settings', Icon: IconSettings },
]
