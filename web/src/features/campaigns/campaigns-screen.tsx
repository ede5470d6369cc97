import { Button, Group, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { CAMPAIGNS_MAX } from '@postwright/core/model/campaign'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { useCampaigns } from '@/campaigns/data/use-campaigns.ts'
import { routes } from '@/config/routes.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { CampaignStart } from './components/campaign-start.tsx'
import styles from './components/campaigns.module.css'
import { ListView } from './components/list-view.tsx'
import { useCampaignActions } from './components/use-campaign-actions.ts'
import { campaignsIn, type Shown, SHOWN, type View, type ViewProps, VIEWS } from './components/views.ts'
import { useMeasured } from './data/campaign-queries.ts'

const VIEW_PARTS = {
  list: ListView,
  board: lazyPart(async () => (await import('./components/board-view.tsx')).BoardView),
  calendar: lazyPart(async () => (await import('./components/calendar-view.tsx')).CalendarView),
  table: lazyPart(async () => (await import('./components/table-view.tsx')).TableView),
}

/** `/dashboard/campaigns`: the campaigns of a workspace as a list, a board, a calendar or a table. */
export function Component() {
  const { t } = useTranslation(['campaigns', 'areas', 'ui', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const today = fromInstant(useNow(60_000), timeZone).local.slice(0, 10)
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'list'
  const shown = SHOWN.find((each) => each === params.get('show')) ?? 'active'
  const read = useCampaigns(workspaceId)
  const all = useShownDocuments(read.status === 'ready' ? read.data : [])
  const campaigns = campaignsIn(shown, all)
  const isFull = all.length >= CAMPAIGNS_MAX
  const actionsOf = useCampaignActions({ isFull, onEdit: null })
  const needsProgress = shown !== 'templates' && (view === 'list' || view === 'table')
  const measured = useMeasured(workspaceId, needsProgress ? campaigns.map(({ id }) => id).toSorted() : [], true)
  const measuredOf = (id: string) => (measured.status === 'ready' ? measured.data.get(id) : undefined)
  const start = (
    <IfMay right="edit_library">
      <CampaignStart templates={campaignsIn('templates', all)} isFull={isFull} />
    </IfMay>
  )

  function set(name: 'view' | 'show', value: string, usual: string) {
    const next = new URLSearchParams(params)
    if (value === usual) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={t('campaigns:title')}
        description={t('campaigns:description')}
        actions={
          <Group gap="xs">
            <Button component={Link} to={routes.campaignComparison.href()} variant="default">
              {t('campaigns:compare.title')}
            </Button>
            {start}
          </Group>
        }
      />
      <DataState
        read={read.status === 'ready' ? { ...read, data: all } : read}
        loading={<SkeletonList rows={4} label={t('campaigns:loading')} />}
        errorTitle={t('campaigns:error')}
        empty={
          <EmptyState
            drawing="calendar"
            title={t('campaigns:empty.title')}
            text={t('campaigns:empty.text')}
            action={start}
          />
        }
      >
        {() => (
          <>
            <div className={styles.tools}>
              <SegmentedControl
                aria-label={t('campaigns:view.label')}
                data={VIEWS.map((value) => ({ value, label: t(`campaigns:view.${value}`) }))}
                value={view}
                onChange={(value) => set('view', value, 'list')}
              />
              <SegmentedControl
                aria-label={t('campaigns:show.label')}
                data={SHOWN.map((value) => ({ value, label: t(`campaigns:show.${value}`) }))}
                value={shown}
                onChange={(value) => set('show', value, 'active')}
              />
            </div>
            {measured.status === 'error' && needsProgress && (
              <p role="status" className={styles.soft}>
                {t('campaigns:progress.unknown')}
              </p>
            )}
            {campaigns.length === 0 ? (
              <EmptyState title={t(`campaigns:none.${shown}`)} text={t(`campaigns:none.${shown}Text`)} />
            ) : (
              <ShownView view={view} shown={shown} {...{ campaigns, measuredOf, actionsOf, today }} />
            )}
          </>
        )}
      </DataState>
    </>
  )
}

/** Templates have neither states nor dates, so they are always a list. */
function ShownView({ view, shown, ...props }: ViewProps & { view: View; shown: Shown }) {
  const Part = VIEW_PARTS[shown === 'templates' ? 'list' : view]
  return <Part {...props} />
}
