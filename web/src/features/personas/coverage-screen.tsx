import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Persona } from '@postwright/core/collections/personas'
import { usePersonas } from '@/checks/data/use-personas.ts'
import { routes } from '@/config/routes.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { CoverageFilters } from './coverage/coverage-filters.tsx'
import { CoverageSheet } from './coverage/coverage-sheet.tsx'
import { coverageFilter } from './coverage/coverage-filter.ts'
import { useCoveredPosts } from './data/use-covered-posts.ts'

const NONE: readonly Persona[] = []

/** `/dashboard/personas/coverage`: the objections and pains that posts mention. */
export function Component() {
  const { t } = useTranslation(['personas', 'ui'])
  const { workspaceId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => coverageFilter(params), [params])
  const read = usePersonas(workspaceId)
  const shown = useShownDocuments(read.status === 'ready' ? read.data : NONE)
  const personas = filter.personaId === '' ? shown : shown.filter(({ id }) => id === filter.personaId)
  const posts = useCoveredPosts(workspaceId, filter.days)
  const loading = <SkeletonList rows={5} label={t('personas:coverage.loading')} />
  return (
    <>
      <PageHeader
        title={t('personas:coverage.title')}
        description={t('personas:coverage.description')}
        actions={
          <Button component={Link} to={routes.personas.href()} variant="default">
            {t('personas:title')}
          </Button>
        }
      />
      <CoverageFilters filter={filter} personas={shown} onFilter={(next) => setParams(next, { replace: true })} />
      <DataState
        read={read.status === 'ready' ? { ...read, data: shown } : read}
        loading={loading}
        errorTitle={t('personas:error')}
        empty={<EmptyState drawing="channels" title={t('personas:empty.title')} text={t('personas:empty.text')} />}
      >
        {() => (
          <DataState read={posts} loading={loading} errorTitle={t('personas:coverage.error')}>
            {(data) => <CoverageSheet personas={personas} posts={data} filter={filter} />}
          </DataState>
        )}
      </DataState>
    </>
  )
}
