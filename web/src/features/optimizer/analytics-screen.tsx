import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { AnalyticsReport } from './analytics/analytics-report.tsx'
import { type Analytics, useAnalytics } from './analytics/analytics-data.ts'
import { SaveReport } from './analytics/save-report.tsx'
import { useAnalyticsView } from './analytics/use-analytics-view.ts'
import { ViewBar } from './analytics/view-bar.tsx'
import { OptimizerTabs } from './components/optimizer-tabs.tsx'

const HOUR = 60 * 60_000

/** `/dashboard/optimizer/analytics`: the results of a period's posts. The address names days, comparison, channel and posts. */
export function Component() {
  const { t } = useTranslation(['analytics', 'areas'])
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const today = fromInstant(useNow(HOUR), timeZone).local.slice(0, 10)
  const { view, change } = useAnalyticsView(today)
  const connections = useConnections(workspaceId)
  const channels = connections.status === 'ready' ? connections.data : []
  const { read, isRenewing } = useAnalytics(workspaceId, view)
  const report = read.status === 'ready' ? read.data : null
  return (
    <>
      <PageHeader
        title={t('analytics:title')}
        description={t('analytics:description')}
        actions={report && <SaveReport report={report} channels={channels} workspaceId={workspaceId} view={view} />}
      />
      <OptimizerTabs />
      <OfflineNote text={t('analytics:offline')} />
      <ViewBar view={view} today={today} channels={channels} report={report} onChange={change} />
      <DataState
        read={read}
        loading={<SkeletonList rows={6} label={t('analytics:loading')} />}
        errorTitle={t('analytics:error')}
      >
        {(data) =>
          isNothing(data) ? (
            <EmptyState
              drawing="calendar"
              title={t('analytics:empty.title')}
              text={t('analytics:empty.text')}
              action={
                <Button component={Link} to={routes.contentStudio.href()}>
                  {t('analytics:empty.action')}
                </Button>
              }
            />
          ) : (
            <AnalyticsReport
              report={data}
              view={view}
              channels={channels}
              workspaceId={workspaceId}
              isRenewing={isRenewing}
              onChange={change}
            />
          )
        }
      </DataState>
    </>
  )
}

function isNothing({ current, before }: Analytics): boolean {
  const hasFollowers = current.channels.some(({ followers }) => followers.length > 0)
  return current.total.publications === 0 && (before?.total.publications ?? 0) === 0 && !hasFollowers
}
