import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { emptyLinkPage, LINK_PAGE_TITLE_MAX } from '@postwright/core/model/link-page'
import { toOneLine } from '@postwright/core/text/text-fields'
import { OnlyDocument } from '@/documents/stored-document.tsx'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { PageEditor } from './components/page-editor.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { linkPageDrafts } from './data/link-page-drafts.ts'
import { useLinkPages } from './data/link-page-data.ts'

/** `/dashboard/profile-optimizer/link-page`: editor of the workspace's public page, beside its preview. */
export function Component() {
  const { t } = useTranslation(['link-page', 'areas', 'drafts', 'ui', 'errors'])
  const { workspaceId } = useSignedIn()
  return (
    <>
      <ProfileTabs />
      <OnlyDocument
        read={useLinkPages(workspaceId)}
        drafts={linkPageDrafts}
        loading={<SkeletonList rows={4} label={t('link-page:loading')} />}
        errorTitle={t('link-page:error')}
        empty={<NoPage />}
      >
        {(stored, left) => <PageEditor page={stored} left={left} />}
      </OnlyDocument>
    </>
  )
}

function NoPage() {
  const { t } = useTranslation('link-page')
  const { name } = useWorkspace()
  const begin = useBeginDocument(async () => linkPageDrafts)
  const title = toOneLine(name, LINK_PAGE_TITLE_MAX) ?? t('link-page:untitled')
  return (
    <EmptyState
      level={1}
      drawing="channels"
      title={t('link-page:empty.title')}
      text={t('link-page:empty.text')}
      action={
        <IfMay right="edit_library">
          <Button onClick={() => void begin(emptyLinkPage(title))}>{t('link-page:empty.create')}</Button>
        </IfMay>
      }
    />
  )
}
