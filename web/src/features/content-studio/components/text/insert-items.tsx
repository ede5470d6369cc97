import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { signatures } from '@postwright/core/collections/signatures'
import { templates } from '@postwright/core/collections/templates'
import { routes } from '@/config/routes.ts'
import type { TemplateDraft } from '@/posts/data/template-drafts.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'

type Props = { onText: (words: string) => void; onTemplate: (template: TemplateDraft) => void }

/** What the library has for the text of a post. */
export function InsertItems({ onText, onTemplate }: Props) {
  const { t } = useTranslation('library')
  const { workspaceId } = useSignedIn()
  const [ofTemplates, ofSignatures] = [useLibraryList(templates, workspaceId), useLibraryList(signatures, workspaceId)]
  const [found, ends] = [ofTemplates, ofSignatures].map(({ status }) => status === 'ready')
  return (
    <>
      <Menu.Label>{t('library:templates.title')}</Menu.Label>
      {ofTemplates.status === 'ready' &&
        ofTemplates.data.map((each) => (
          <Menu.Item key={each.id} onClick={() => onTemplate(each)}>
            {each.name}
          </Menu.Item>
        ))}
      <Menu.Label>{t('library:signatures.title')}</Menu.Label>
      {ofSignatures.status === 'ready' &&
        ofSignatures.data.map((each) => (
          <Menu.Item key={each.id} onClick={() => onText(each.text)}>
            {each.name}
          </Menu.Item>
        ))}
      <Menu.Divider />
      <Menu.Item component={Link} to={routes.library.href('templates')}>
        {t(found && ends ? 'library:insert.manage' : 'library:loading')}
      </Menu.Item>
    </>
  )
}
