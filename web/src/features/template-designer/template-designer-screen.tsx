import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { DeckTemplateEditor } from './components/deck-template-editor.tsx'
import { TemplateList } from './components/template-list.tsx'
import { useTemplate } from './data/templates.ts'

/** Lists the templates that admins have created in addition to the built-in ones; the address may name one. */
export function Component() {
  const [params] = useSearchParams()
  const templateId = params.get('template')
  return templateId === null ? <TemplateList /> : <OneTemplate templateId={templateId} />
}

function OneTemplate({ templateId }: { templateId: string }) {
  const { t } = useTranslation('template-designer')
  const template = useTemplate(templateId)
  return (
    <DataState read={template} loading={<SkeletonList rows={4} />} errorTitle={t('template-designer:missing')}>
      {(found) => <DeckTemplateEditor key={`${found.id}-${found.rev}`} template={found} />}
    </DataState>
  )
}
