import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useWorkspace } from '@/session/use-workspace.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { WorkspaceTabs } from './workspace-tabs.tsx'

/** `/dashboard/workspace` and the tabs below it: who works here and how their work goes on. */
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
