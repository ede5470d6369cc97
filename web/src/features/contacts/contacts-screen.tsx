import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CONTACTS_MAX } from '@postwright/core/limits'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { useContacts } from '@/posts/data/use-contacts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ContactDialog } from './components/contact-dialog.tsx'
import { ContactList } from './components/contact-list.tsx'
import { contactDrafts } from './data/contact-drafts.ts'

/** The contact book: the people that posts mention. The address holds the open contact. */
export function Component() {
  const { t } = useTranslation(['contacts', 'areas', 'ui', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const contacts = useContacts(workspaceId)
  const shown = useShownDocuments(contacts.status === 'ready' ? contacts.data : [])
  const begin = useBeginDocument(async () => contactDrafts)
  const contactId = params.get('contact')
  const isFull = shown.length >= CONTACTS_MAX
  const newContact = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden />}
      disabled={isFull}
      title={isFull ? t('contacts:full', { count: CONTACTS_MAX }) : undefined}
      onClick={() => void begin({ name: t('contacts:untitled'), handles: [] })}
    >
      {t('contacts:new')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('contacts:title')}
        description={t('contacts:description')}
        actions={shown.length > 0 && newContact}
      />
      <StudioTabs />
      <DataState
        read={contacts.status === 'ready' ? { ...contacts, data: shown } : contacts}
        loading={<SkeletonList rows={4} label={t('contacts:loading')} />}
        errorTitle={t('contacts:error')}
        empty={
          <EmptyState
            drawing="post"
            title={t('contacts:empty.title')}
            text={t('contacts:empty.text')}
            action={newContact}
          />
        }
      >
        {(data) => <ContactList contacts={data} />}
      </DataState>
      {contactId !== null && <ContactDialog key={contactId} contactId={contactId} onClose={() => setParams({})} />}
    </>
  )
}
