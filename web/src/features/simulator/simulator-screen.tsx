import { Button, SegmentedControl } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Simulation } from '@postwright/core/api/simulation'
import { PlannerTabs } from '@/posts/tabs/planner-tabs.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { zoneTown } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { FindingList } from './components/finding-list.tsx'
import styles from './components/simulator.module.css'
import { WeeksImage } from './components/weeks-image.tsx'
import { useSimulation } from './data/simulation.ts'
import { FINDING_FILTERS, filterFindings, parseFilter } from './findings.ts'

/** `/dashboard/content-scheduler/simulator`: simulation of the next 13 weeks. The address contains the filter. */
export function Component() {
  const { t } = useTranslation(['simulator', 'publishing', 'ui', 'areas'])
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const { read, isRunning, again } = useSimulation(workspaceId)
  const channels = useConnections(workspaceId)
  const [params, setParams] = useSearchParams()
  const filter = parseFilter(params.get('show'))

  function contentOf(simulation: Simulation) {
    const { findings, isPartial, tzid, from } = simulation
    const shown = filterFindings(findings, filter)
    const isFine = findings.length === 0
    const isUnplanned = simulation.days.every(({ posts }) => posts === 0)
    return (
      <>
        <WeeksImage simulation={simulation} findings={findings} />
        {isPartial && <Notice title={t('simulator:partial.title')} text={t('simulator:partial.text')} />}
        {!isFine && (
          <div className={styles.tools}>
            <SegmentedControl
              aria-label={t('simulator:filter.label')}
              value={filter}
              onChange={(show) => setParams(show === 'all' ? {} : { show })}
              data={FINDING_FILTERS.map((value) => ({ value, label: t(`simulator:filter.${value}`) }))}
            />
            <span className={styles.count} role="status">
              {t('simulator:count', { count: shown.length })}
            </span>
          </div>
        )}
        {shown.length === 0 && isFine && (
          <EmptyState
            drawing={isUnplanned ? 'calendar' : 'check'}
            title={t(isUnplanned ? 'simulator:unplanned.title' : 'simulator:fine.title')}
            text={t(isUnplanned ? 'simulator:unplanned.text' : 'simulator:fine.text')}
          />
        )}
        {shown.length === 0 && !isFine && <EmptyState drawing="search" title={t('simulator:filter.none')} />}
        {shown.length > 0 && (
          <FindingList
            workspaceId={workspaceId}
            findings={shown}
            channels={channels.status === 'ready' ? channels.data : []}
            tzid={tzid}
            now={from}
            onFixed={again}
          />
        )}
      </>
    )
  }

  return (
    <>
      <PageHeader
        title={t('simulator:title')}
        description={t('simulator:description', { zone: zoneTown(timeZone) })}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size="1.125rem" aria-hidden />}
            loading={isRunning}
            onClick={() => void again()}
          >
            {t('simulator:again')}
          </Button>
        }
      />
      <PlannerTabs />
      <DataState
        read={read}
        loading={<SkeletonList rows={6} label={t('simulator:loading')} />}
        errorTitle={t('simulator:error')}
      >
        {contentOf}
      </DataState>
    </>
  )
}
