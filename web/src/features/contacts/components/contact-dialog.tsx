import { useTranslation } from 'react-i18next'
import { contacts } from '@postwright/core/collections/contacts'
import { DocumentById } from '@/documents/document-by-id.tsx'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { contactDrafts } from '../data/contact-drafts.ts'
import { ContactEditor } from './contact-editor.tsx'

type Props = { contactId: string; onClose: () => void }

/** One contact above the list. */
export function ContactDialog({ contactId, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const remove = useDeleteDocument(contactDrafts)
  return (
    <Dialog title={t('contacts:contact')} onClose={onClose}>
      <DocumentById
        described={contacts}
        drafts={contactDrafts}
        documentId={contactId}
        loading={<SkeletonList rows={2} label={t('contacts:loading')} />}
        errorTitle={t('contacts:error')}
        missing={<EmptyState drawing="search" title={t('contacts:missing')} text={t('contacts:missingText')} />}
      >
        {(contact, left) => (
          <ContactEditor
            contact={contact}
            left={left}
            onDelete={() => {
              onClose()
              remove(contact.id, {
                deleted: t('contacts:deleted', { name: contact.name }),
                failed: t('contacts:deleteFailed', { name: contact.name }),
              })
            }}
          />
        )}
      </DocumentById>
    </Dialog>
  )
}
