import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { useSettings } from '@/preferences/settings.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ScriptCard } from './components/script-card.tsx'
import styles from './components/scripts.module.css'
import { scriptsQuery } from './data/scripts.ts'

const NewScriptDialog = lazyWhenIdle(async () => (await import('./components/new-script-dialog.tsx')).NewScriptDialog)

/** `/dashboard/script-to-visuals`: the scripts of a workspace; `?new` opens the dialog for another one. */
export function Component() {
  const { t } = useTranslation(['scripts', 'areas', 'ui', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const { itemsPerPage } = useSettings()
  const { page, paging } = usePagedList(scriptsQuery(workspaceId), itemsPerPage)
  const shown = useShownDocuments(page.status === 'ready' ? page.data : [])
  const canWrite = useMay('write_drafts')
  const add = (
    <IfMay right="write_drafts">
      <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setParams({ new: '1' })}>
        {t('scripts:new.open')}
      </Button>
    </IfMay>
  )
  return (
    <>
      <PageHeader title={t('scripts:title')} description={t('scripts:description')} actions={shown.length > 0 && add} />
      <DataState
        read={page.status === 'ready' ? { ...page, data: shown } : page}
        loading={<SkeletonList rows={3} label={t('scripts:loading')} />}
        errorTitle={t('scripts:error')}
        empty={
          paging.hasPrevious ? (
            <EmptyState drawing="post" title={t('scripts:none.title')} text={t('scripts:none.text')} />
          ) : (
            <EmptyState drawing="post" title={t('scripts:empty.title')} text={t('scripts:empty.text')} action={add} />
          )
        }
      >
        {(data) => (
          <ul className={styles.cards} aria-label={t('scripts:title')}>
            {data.map((script) => (
              <ScriptCard key={script.id} script={script} />
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={t('scripts:title')} paging={paging} />
      <NewScriptDialog props={params.has('new') && canWrite ? { onClose: () => setParams({}) } : null} />
    </>
  )
}
