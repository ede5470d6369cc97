import { useTranslation } from 'react-i18next'
import { contacts, type Contact } from '@postwright/core/collections/contacts'
import { DocumentById } from '@/documents/stored-document.tsx'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { contactDrafts, type ContactDraft } from '../data/contact-drafts.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { CONTACT_NAME_MAX, CONTACT_HANDLE_MAX } from '@postwright/core/limits'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS, type Platform } from '@postwright/core/platforms/platform'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { LiveSaveStatus } from '@/documents/save-status.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { TextField } from '@/ui/text-field.tsx'
import styles from './contacts.module.css'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { handleOf, withHandle } from '../contact-handles.ts'

type Props = { contactId: string; onClose: () => void }

/** One contact in a dialog over the list. */
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

/** The networks on which a handle in a text links to an account. */
const MENTIONING = PLATFORMS.filter((platform) => PLATFORM_CONTRACTS[platform].habits.mentions === 'handle')

type ContactEditorProps = {
  contact: Contact
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<ContactDraft>[]
  onDelete: () => void
}

/** Edits a contact; changes are saved automatically. */
function ContactEditor({ contact, left, onDelete }: ContactEditorProps) {
  const { t } = useTranslation('contacts')
  const { autosave, state, restore, continued } = useDocumentDraft(contactDrafts, contact, left)
  const { draft } = state
  const [typed, setTyped] = useState<string | null>(null)
  useLeaveWarning(!state.isSafe)
  const isRefused = typed !== null && !contacts.schema.shape.name.safeParse(typed).success

  function describe({ name, handles }: ContactDraft) {
    return {
      content: `${name}\n${handles.map(({ handle }) => `@${handle}`).join(' ')}`,
      facts: t('contacts:count', { count: handles.length }),
    }
  }

  function type(text: string) {
    setTyped(text)
    const name = contacts.schema.shape.name.safeParse(text)
    if (name.success) autosave.edit({ ...autosave.getState().draft, name: name.data })
  }

  return (
    <div className={styles.editor}>
      <DraftNotices
        {...{ state, autosave, restore, continued, describe }}
        conflict={{ title: t('contacts:conflict.title'), text: t('contacts:conflict.text') }}
      />
      <TextField
        label={t('contacts:name')}
        data-autofocus
        maxLength={CONTACT_NAME_MAX}
        value={typed ?? draft.name}
        error={isRefused && t('contacts:nameMissing')}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => draft.name === t('contacts:untitled') && event.currentTarget.select()}
        onBlur={() => setTyped(null)}
      />
      <fieldset className={styles.handles}>
        <legend className={styles.legend}>{t('contacts:handles')}</legend>
        {MENTIONING.map((platform) => (
          <HandleField
            key={platform}
            platform={platform}
            handles={draft.handles}
            onHandles={(handles) => autosave.edit({ ...autosave.getState().draft, handles })}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button variant="subtle" color="red" leftSection={<IconTrash size="1rem" aria-hidden />} onClick={onDelete}>
          {t('contacts:delete')}
        </Button>
        <LiveSaveStatus autosave={autosave} />
      </div>
    </div>
  )
}

type HandleFieldProps = {
  platform: Platform
  handles: ContactDraft['handles']
  onHandles: (handles: ContactDraft['handles']) => void
}

/** Edits the handle on one network. An invalid handle stays in the field while the user types; the last valid one is used. */
export function HandleField({ platform, handles, onHandles }: HandleFieldProps) {
  const { t } = useTranslation('contacts')
  const [typed, setTyped] = useState<string | null>(null)
  const stored = handles.find((own) => own.platform === platform)?.handle ?? ''
  const isRefused = typed !== null && typed.trim() !== '' && handleOf(platform, typed) === null

  function type(text: string) {
    setTyped(text)
    const handle = handleOf(platform, text)
    if (handle !== null || text.trim() === '') onHandles(withHandle(handles, platform, handle))
  }

  return (
    <TextField
      label={platformName(platform)}
      leftSection={<PlatformIcon platform={platform} size={16} />}
      placeholder={t('contacts:handle.placeholder')}
      maxLength={CONTACT_HANDLE_MAX + 1}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? stored}
      error={isRefused && t('contacts:handle.refused')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
