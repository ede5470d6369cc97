import { useTranslation } from 'react-i18next'
import { routes } from '@/config/routes.ts'
import { SubNav, type SubNavEntry } from '@/ui/sub-nav.tsx'

/** One line for each tab; its screen is a child of the route in `feature.ts`. */
const ENTRIES: readonly SubNavEntry[] = [
  { to: routes.workspace.href(), labelKey: 'workspace:tabs.members' },
  { to: routes.mediaLibrary.href(), labelKey: 'workspace:tabs.media' },
  { to: routes.workspaceApprovals.href(), labelKey: 'workspace:tabs.approvals' },
  { to: routes.reviewLinks.href(), labelKey: 'workspace:tabs.review' },
  { to: routes.workspaceActivity.href(), labelKey: 'workspace:tabs.activity' },
]

export function WorkspaceTabs() {
  const { t } = useTranslation('workspace')
  return <SubNav label={t('workspace:tabs.label')} entries={ENTRIES} words="workspace" />
}
