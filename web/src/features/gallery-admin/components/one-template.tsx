import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useTemplate } from '../data/use-templates.ts'
import { DeckTemplateEditor } from './deck-template-editor.tsx'

/** One template in the editor, once it is read. */
export function OneTemplate({ templateId }: { templateId: string }) {
  const { t } = useTranslation('designer')
  const template = useTemplate(templateId)
  return (
    <DataState read={template} loading={<SkeletonList rows={4} />} errorTitle={t('designer:missing')}>
      {(found) => <DeckTemplateEditor key={found.id} template={found} />}
    </DataState>
  )
}
