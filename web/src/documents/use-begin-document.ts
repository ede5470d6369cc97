import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSignedIn } from '@/session/use-session.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { toast } from '@/ui/toast.tsx'
import type { DraftFields, DraftType } from './draft-type.ts'
import { beginDocument } from './outbox/begin-document.ts'

/** Milliseconds after which the editor opens even if the server has not answered yet. */
const STORING_WAIT = 3_000

/**
 * Returns a function that creates a document with a given draft and opens it: at once while offline, otherwise as soon as it is stored. `load` loads
 * the draft type of the document.
 * NOTE a listener added while a document is being stored can report it as missing, and never correct this.
 */
export function useBeginDocument<Document, Draft extends DraftFields>(load: () => Promise<DraftType<Document, Draft>>) {
  const { t } = useTranslation()
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()

  return async (draft: Draft): Promise<void> => {
    const type = await loadPatiently(load)
    const documentId = type.server.newId(workspaceId)
    const reported = beginDocument(type, { uid: user.id, workspaceId, documentId, draft }).then((outcome) => {
      if (outcome !== 'written') toast.error(t(type.words.notCreated))
    })
    if (navigator.onLine) await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, STORING_WAIT))])
    void navigate(type.href(documentId))
  }
}
