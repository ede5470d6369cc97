import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useTemplate } from '../data/use-templates.ts'
import { TemplateDesk } from './template-desk.tsx'

/** One template in the editor, once it is read. */
export function OneTemplate({ templateId }: { templateId: string }) {
  const { t } = useTranslation('designer')
  const template = useTemplate(templateId)
  return (
    <DataState read={template} loading={<SkeletonList rows={4} />} errorTitle={t('designer:missing')}>
      {(found) => <TemplateDesk key={found.id} template={found} />}
    </DataState>
  )
}
