import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useTemplates } from '../data/use-templates.ts'
import styles from './gallery.module.css'
import { AdminNav } from '@/posts/tabs/admin-nav.tsx'
import { NewTemplate } from './new-template.tsx'
import { TemplateRow } from './template-row.tsx'

/** The stored templates, and the way to begin one. */
export function TemplateList() {
  const { t } = useTranslation(['designer', 'admin'])
  const { templates, refresh } = useTemplates()
  return (
    <>
      <PageHeader title={t('designer:title')} description={t('designer:description')} />
      <AdminNav />
      <NewTemplate />
      <DataState
        read={templates}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('designer:error')}
        empty={<EmptyState title={t('designer:none')} text={t('designer:noneText')} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t('designer:title')}>
            {rows.map((template) => (
              <TemplateRow key={template.id} template={template} onChanged={refresh} />
            ))}
          </ul>
        )}
      </DataState>
    </>
  )
}
