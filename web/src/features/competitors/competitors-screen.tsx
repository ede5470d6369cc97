import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type RadarSource, RADAR_SOURCES_MAX } from '@postwright/core/model/radar'
import { routes } from '@/config/routes.ts'
import { lazyWhenIdle, lazyPart } from '@/lib/lazy-when-idle.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SubNav } from '@/ui/sub-nav.tsx'
import { OverviewView } from './components/overview-view.tsx'
import type { RadarProps } from './components/radar-props.ts'
import { useRadar, useRadarSources } from './data/radar.ts'

const AddSource = lazyWhenIdle(async () => (await import('./components/add-source-dialog.tsx')).AddSourceDialog)
const ImportTable = lazyWhenIdle(async () => (await import('./components/import-dialog.tsx')).ImportDialog)

const VIEW_PARTS = {
  overview: OverviewView,
  topics: lazyPart(async () => (await import('./components/topics-view.tsx')).TopicsView),
  alerts: lazyPart(async () => (await import('./components/alerts-view.tsx')).AlertsView),
  top: lazyPart(async () => (await import('./components/top-posts-view.tsx')).TopPostsView),
}
const SourcesView = lazyPart(async () => (await import('./components/sources-view.tsx')).SourcesView)

type Opened = { dialog: 'add' } | { dialog: 'import'; table: RadarSource | null }

/** `/dashboard/competitors`: competitors' posts compared with the workspace's. The address holds the view. */
export function Component() {
  const { t } = useTranslation(['competitors', 'ui', 'errors'])
  const { workspaceId } = useSignedIn()
  const [params] = useSearchParams()
  const view = RADAR_VIEWS.find((each) => each === params.get('view')) ?? 'overview'
  const [opened, setOpened] = useState<Opened | null>(null)
  const sources = useRadarSources(workspaceId)
  const count = sources.status === 'ready' ? sources.data.length : 0
  const isFull = count >= RADAR_SOURCES_MAX
  const full = isFull ? t('competitors:full', { count: RADAR_SOURCES_MAX }) : undefined
  const actions = (
    <IfMay right="edit_library">
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpened({ dialog: 'import', table: null })}>
          {t('competitors:import.open')}
        </Button>
        <Button
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          disabled={isFull}
          title={full}
          onClick={() => setOpened({ dialog: 'add' })}
        >
          {t('competitors:add.open')}
        </Button>
      </Group>
    </IfMay>
  )

  return (
    <>
      <PageHeader title={t('competitors:title')} description={t('competitors:description')} actions={actions} />
      <OfflineNote text={t('competitors:offline')} />
      <DataState
        read={sources}
        loading={<SkeletonList rows={4} label={t('competitors:loading')} />}
        errorTitle={t('competitors:error')}
        empty={
          <EmptyState
            drawing="search"
            title={t('competitors:empty.title')}
            text={t('competitors:empty.text')}
            action={actions}
          />
        }
      >
        {(followed) => (
          <>
            <SubNav
              label={t('competitors:views')}
              words="competitors"
              entries={RADAR_VIEWS.map((each) => ({
                to: `${routes.competitors.href()}${each === 'overview' ? '' : `?view=${each}`}`,
                labelKey: `competitors:view.${each}`,
                current: each === view && 'page',
              }))}
            />
            {view === 'sources' ? (
              <SourcesView sources={followed} onImport={(table) => setOpened({ dialog: 'import', table })} />
            ) : (
              <PostsView view={view} sources={followed} />
            )}
          </>
        )}
      </DataState>
      <AddSource props={opened?.dialog === 'add' ? { onClose: () => setOpened(null) } : null} />
      <ImportTable
        props={opened?.dialog === 'import' ? { table: opened.table, isFull, onClose: () => setOpened(null) } : null}
      />
    </>
  )
}

type PostsProps = { view: Exclude<RadarView, 'sources'>; sources: readonly RadarSource[] }

function PostsView({ view, sources }: PostsProps) {
  const { t } = useTranslation('competitors')
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const version = sources.map(({ id, checkedAt }) => `${id}${checkedAt ?? 0}`).join()
  const read = useRadar(workspaceId, version)
  const Part = VIEW_PARTS[view]
  return (
    <DataState
      read={read}
      loading={<SkeletonList rows={5} label={t('competitors:loading')} />}
      errorTitle={t('competitors:error')}
    >
      {(radar) => {
        const props: RadarProps = { radar, sources, timeZone }
        return (
          <>
            {radar.isCut && <Notice title={t('competitors:cut.title')} text={t('competitors:cut.text')} />}
            <Part {...props} />
          </>
        )
      }}
    </DataState>
  )
}

const RADAR_VIEWS = ['overview', 'topics', 'alerts', 'top', 'sources'] as const

type RadarView = (typeof RADAR_VIEWS)[number]
