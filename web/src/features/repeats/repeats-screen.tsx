import { useTranslation } from 'react-i18next'
import { PlannerTabs } from '@/posts/tabs/planner-tabs.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SeriesList } from './components/series-list.tsx'
import { useSeries } from './data/use-series.ts'

/** `/dashboard/content-scheduler/repeats`: series of recurring posts. */
export function Component() {
  const { t } = useTranslation(['repeats', 'comments', 'publishing', 'ui', 'areas'])
  const { workspaceId } = useSignedIn()
  const series = useSeries(workspaceId)
  const channels = useConnections(workspaceId)
  return (
    <>
      <PageHeader title={t('repeats:title')} description={t('repeats:description')} />
      <PlannerTabs />
      <DataState
        read={series}
        loading={<SkeletonList rows={4} label={t('repeats:list.loading')} />}
        errorTitle={t('repeats:list.error')}
        empty={<EmptyState drawing="calendar" title={t('repeats:empty.title')} text={t('repeats:empty.text')} />}
      >
        {(data) => (
          <SeriesList
            workspaceId={workspaceId}
            series={data}
            channels={channels.status === 'ready' ? channels.data : []}
          />
        )}
      </DataState>
    </>
  )
}
