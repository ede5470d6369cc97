import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '@/preferences/settings.ts'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { removeAll, useTrash } from './data/trash-data.ts'
import { TrashList } from './trash-list.tsx'

/** Lists the items deleted in the last 30 days, with buttons to restore them or delete them permanently. */
export function Component() {
  const { t } = useTranslation(['trash', 'areas'])
  const { workspaceId } = useSignedIn()
  const { itemsPerPage } = useSettings()
  const { page, paging } = useTrash(workspaceId, itemsPerPage)
  const [asksToEmpty, setAsksToEmpty] = useState(false)
  const items = page.status === 'ready' ? page.data.filter(({ endedAt }) => endedAt === null) : []
  return (
    <>
      <PageHeader
        title={t('trash:title')}
        description={t('trash:description')}
        actions={
          items.length > 0 && (
            <Button variant="default" onClick={() => setAsksToEmpty(true)}>
              {t('trash:empty')}
            </Button>
          )
        }
      />
      <StudioTabs />
      <DataState
        read={page.status === 'ready' ? { ...page, data: items } : page}
        loading={<SkeletonList rows={5} label={t('trash:loading')} />}
        errorTitle={t('trash:error')}
        empty={<EmptyState drawing="inbox" title={t('trash:none.title')} text={t('trash:none.text')} />}
      >
        {(shown) => <TrashList workspaceId={workspaceId} items={shown} />}
      </DataState>
      <Pager list={t('trash:list')} paging={paging} />
      {asksToEmpty && (
        <ConfirmDialog
          title={t('trash:emptyTitle')}
          confirm={t('trash:empty')}
          onConfirm={() => removeAll({ workspaceId, until: Date.now() })}
          onClose={() => setAsksToEmpty(false)}
        >
          <p>{t('trash:emptyText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
