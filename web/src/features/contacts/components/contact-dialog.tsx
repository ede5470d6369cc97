import { useTranslation } from 'react-i18next'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useLeftBehind } from '@/documents/outbox/use-left-behind.ts'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { contactDrafts } from '../data/contact-drafts.ts'
import { useContact } from '../data/use-contact.ts'
import { ContactEditor } from './contact-editor.tsx'

type Props = { contactId: string; onClose: () => void }

/** One contact above the list. */
export function ContactDialog({ contactId, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const isAwaited = useIsAwaited(contactDrafts, contactId)
  return (
    <Dialog title={t('contacts:contact')} onClose={onClose}>
      {isAwaited ? (
        <SkeletonList rows={2} label={t('contacts:loading')} />
      ) : (
        <ContactById contactId={contactId} onClose={onClose} />
      )}
    </Dialog>
  )
}

function ContactById({ contactId, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const { user, workspaceId } = useSignedIn()
  const remove = useDeleteDocument(contactDrafts)
  const left = useLeftBehind({ type: contactDrafts, uid: user.id, documentId: contactId })
  const contact = useContact(workspaceId, contactId)
  return (
    <DataState
      read={left === null && contact.status === 'ready' ? { status: 'loading' } : contact}
      loading={<SkeletonList rows={2} label={t('contacts:loading')} />}
      errorTitle={t('contacts:error')}
      missing={<EmptyState drawing="search" title={t('contacts:missing')} text={t('contacts:missingText')} />}
    >
      {(data) => (
        <ContactEditor
          contact={data}
          left={left ?? []}
          onDelete={() => {
            onClose()
            remove(data.id, {
              deleted: t('contacts:deleted', { name: data.name }),
              failed: t('contacts:deleteFailed', { name: data.name }),
            })
          }}
        />
      )}
    </DataState>
  )
}
