import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { zoneTown } from '@/ui/format-time.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { SchedulePage } from './components/schedule-page.tsx'
import { SchedulerFilters } from './components/scheduler-filters.tsx'
import { PlannerTabs } from '@/publishing/planner-tabs.tsx'
import { useConnections } from '@/publishing/use-connections.ts'
import { filterParams, parseFilter } from './scheduler-filter.ts'

/** `/dashboard/content-scheduler`: what is planned and what became of it, by day. The address holds the filter. */
export function Component() {
  const { t } = useTranslation(['scheduler', 'publishing', 'ui', 'areas'])
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const { itemsPerPage, defaultSortOrder } = useSettings()
  const [params, setParams] = useSearchParams()
  const filter = parseFilter(params)
  const channels = useConnections(workspaceId)
  const order = filter.tab === 'upcoming' ? 'asc' : defaultSortOrder

  return (
    <>
      <PageHeader title={t('scheduler:title')} description={t('scheduler:description', { zone: zoneTown(timeZone) })} />
      <PlannerTabs />
      <SchedulerFilters filter={filter} channels={channels} onChange={(next) => setParams(filterParams(next))} />
      <div id="schedule" role="tabpanel" aria-label={t('scheduler:title')}>
        <SchedulePage
          workspaceId={workspaceId}
          tzid={timeZone}
          filter={filter}
          order={order}
          size={itemsPerPage}
          channels={channels.status === 'ready' ? channels.data : []}
        />
      </div>
    </>
  )
}
