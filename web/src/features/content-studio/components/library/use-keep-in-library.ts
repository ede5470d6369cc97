import { useTranslation } from 'react-i18next'
import type { DraftFields, DraftType } from '@/documents/draft-type.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'

/** Keeps something in the library without leaving the post. */
export function useKeepInLibrary<Document, Draft extends DraftFields & { name: string }>(
  drafts: DraftType<Document, Draft>,
): (draft: Draft) => void {
  const { t } = useTranslation('library')
  const { user, workspaceId } = useSignedIn()
  return (draft) => {
    const documentId = drafts.server.newId(workspaceId)
    void beginDocument(drafts, { uid: user.id, workspaceId, documentId, draft }).then((outcome) =>
      outcome === 'written'
        ? toast.success(t('library:saved', { name: draft.name }))
        : toast.error(t(drafts.words.notCreated)),
    )
  }
}
