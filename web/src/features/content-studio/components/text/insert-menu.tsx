import { Button, Menu } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { TemplateDraft } from '@/posts/data/template-drafts.ts'
import { TemplateDialog } from '@/posts/library/template-dialog.tsx'
import { variablesOf } from '@/posts/library/template-values.ts'
import type { ChannelVersion } from '../channels/use-channel-version.ts'
import { Link } from 'react-router-dom'
import { signatures } from '@postwright/core/collections/signatures'
import { templates } from '@postwright/core/collections/templates'
import { routes } from '@/config/routes.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'

type Props = {
  /** Changes the version being written. */
  change: ChannelVersion['change']
  channels: readonly Connection[]
  /** Inserts text at the cursor. */
  onText: (words: string) => void
  onLabels: (labels: readonly string[]) => void
}

/** The templates and signatures of the library, to insert into the post. Existing text is kept. */
export const InsertMenu = memo(function InsertMenu({ change, channels, onText, onLabels }: Props) {
  const { t } = useTranslation('library')
  const [asked, setAsked] = useState<TemplateDraft | null>(null)

  function take({ text, labels, ...template }: Omit<TemplateDraft, 'name'>) {
    setAsked(null)
    let isBlank = true
    change((now) => {
      isBlank = now.text.trim() === ''
      return {
        ...(now.title === '' && template.title !== '' && { title: template.title }),
        ...(now.comment === '' && template.comment !== '' && { comment: template.comment }),
        ...(now.thread.length === 0 && template.thread.length > 0 && { thread: template.thread }),
        ...(isBlank && { text }),
      }
    })
    if (!isBlank) onText(text)
    if (labels.length > 0) onLabels(labels)
  }

  function choose(template: TemplateDraft) {
    if (variablesOf(template).length > 0) setAsked(template)
    else take(template)
  }

  return (
    <>
      <Menu withinPortal={false} position="bottom-start" width="min(20rem, calc(100vw - 3rem))">
        <Menu.Target>
          <Button size="compact-sm" variant="default" leftSection={<IconTemplate size="1rem" aria-hidden />}>
            {t('library:insert.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
          <InsertItems onText={onText} onTemplate={choose} />
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <TemplateDialog
          template={asked}
          channels={channels}
          onClose={() => setAsked(null)}
          onFilled={(filled) => take({ ...asked, ...filled })}
        />
      )}
    </>
  )
})

type InsertItemsProps = { onText: (words: string) => void; onTemplate: (template: TemplateDraft) => void }

/** The library's items for the text of a post. */
function InsertItems({ onText, onTemplate }: InsertItemsProps) {
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
