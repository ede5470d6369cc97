import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { OneTemplate } from './components/one-template.tsx'
import { TemplateList } from './components/template-list.tsx'
import { useAdminTitle } from './use-admin-title.ts'

/** The templates that admins have made besides those that come with the product; the address may name one. */
export function Component() {
  const { t } = useTranslation(['designer', 'admin', 'decks', 'deck-templates'])
  const [params] = useSearchParams()
  const templateId = params.get('template')
  useAdminTitle(t('designer:title'))
  return templateId === null ? <TemplateList /> : <OneTemplate templateId={templateId} />
}
