import { Anchor } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { FontShelfView } from './components/font-shelf-view.tsx'
import styles from './components/fonts.module.css'
import { getWorkspaceShelf } from './data/font-shelf.ts'

/** The workspace's own fonts: uploaded under the licence statement, checked, and available in every deck. */
export function Component() {
  const { t } = useTranslation(['fonts', 'common'])
  const { workspaceId } = useSignedIn()
  const shelf = useMemo(() => getWorkspaceShelf(workspaceId), [workspaceId])
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
        <FontShelfView shelf={shelf} />
      </div>
    </>
  )
}
