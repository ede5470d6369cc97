import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { WORKSPACE_FONTS_MAX } from '@postwright/core/fonts/font-limits'
import { routes } from '@/config/routes.ts'
import { FontUpload } from '@/decks/fonts/report/font-upload.tsx'
import styles from '@/decks/fonts/report/fonts.module.css'
import { useOfferedFonts } from '@/decks/fonts/use-offered-fonts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { WorkspaceFont } from './components/workspace-font.tsx'
import { sendFont } from './data/font-commands.ts'
import { useWorkspaceFonts } from './data/use-workspace-fonts.ts'

/** The workspace's own fonts: uploaded under the licence statement, checked, and there in every deck. */
export function Component() {
  const { t } = useTranslation(['fonts', 'ui', 'common'])
  const { workspaceId } = useSignedIn()
  const { page, served } = useWorkspaceFonts(workspaceId)
  useOfferedFonts(served)
  const isFull = page.status === 'ready' && page.data.length >= WORKSPACE_FONTS_MAX
  return (
    <>
      <PageHeader
        title={t('fonts:workspace.title')}
        description={t('fonts:workspace.description')}
        actions={
          <Anchor component={Link} to={routes.carouselEditor.href()} size="sm">
            {t('common:nav.carousels')}
          </Anchor>
        }
      />
      <div className={styles.sections}>
        <Panel id="upload" title={t('fonts:upload.title')}>
          <FontUpload
            statement={t('fonts:workspace.statement')}
            onUpload={(file) => sendFont(workspaceId, file)}
            isFull={isFull}
          />
        </Panel>
        <DataState
          read={page}
          loading={<SkeletonList rows={3} label={t('fonts:loading')} />}
          errorTitle={t('fonts:error')}
          empty={<EmptyState title={t('fonts:workspace.none')} text={t('fonts:workspace.noneText')} />}
        >
          {(found) => (
            <ul className={styles.list} aria-label={t('fonts:workspace.title')}>
              {found.map((font) => (
                <WorkspaceFont
                  key={font.id}
                  workspaceId={workspaceId}
                  font={font}
                  isServed={served?.some(({ id }) => id === font.id) ?? false}
                />
              ))}
            </ul>
          )}
        </DataState>
      </div>
    </>
  )
}
