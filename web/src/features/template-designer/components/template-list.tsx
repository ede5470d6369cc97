import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import records from '@/ui/record-list.module.css'
import { useTemplates } from '../data/use-templates.ts'
import { NewTemplate } from './new-template.tsx'
import { TemplateRow } from './template-row.tsx'

/** The stored templates, and the way to begin one. */
export function TemplateList() {
  const { t } = useTranslation('template-designer')
  const { templates, refresh } = useTemplates()
  return (
    <>
      <NewTemplate />
      <DataState
        read={templates}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('template-designer:error')}
        empty={<EmptyState title={t('template-designer:none')} text={t('template-designer:noneText')} />}
      >
        {(rows) => (
          <ul className={records.list} aria-label={t('template-designer:title')}>
            {rows.map((template) => (
              <TemplateRow key={template.id} template={template} onChanged={refresh} />
            ))}
          </ul>
        )}
      </DataState>
    </>
  )
}
