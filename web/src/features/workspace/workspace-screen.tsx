import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { routes } from '@/config/routes.ts'
import { SubNav, type SubNavEntry } from '@/ui/sub-nav.tsx'

/** `/dashboard/workspace`: the header and the tabs; the screen of the open tab is rendered in the outlet. */
export function Component() {
  const { t } = useTranslation('workspace')
  const { name } = useWorkspace()
  return (
    <>
      <PageHeader title={name} description={t('workspace:description')} />
      <WorkspaceTabs />
      <Outlet />
    </>
  )
}

/** One entry per tab; its screen is a child of the route in `feature.ts`. */
const ENTRIES: readonly SubNavEntry[] = [
  { to: routes.workspace.href(), labelKey: 'workspace:tabs.members' },
  { to: routes.mediaLibrary.href(), labelKey: 'workspace:tabs.media' },
  { to: routes.workspaceApprovals.href(), labelKey: 'workspace:tabs.approvals' },
  { to: routes.reviewLinks.href(), labelKey: 'workspace:tabs.review' },
  { to: routes.workspaceActivity.href(), labelKey: 'workspace:tabs.activity' },
]

function WorkspaceTabs() {
  const { t } = useTranslation('workspace')
  return <SubNav label={t('workspace:tabs.label')} entries={ENTRIES} words="workspace" />
}
