import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSignedIn } from '@/session/use-session.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { toast } from '@/ui/toast.tsx'
import type { DraftFields, DraftType } from './draft-type.ts'
import { beginDocument } from './outbox/begin-document.ts'

/** The editor opens after this many milliseconds even when the server has not answered yet. */
const STORING_WAIT = 3_000

/**
 * Begins a document with a given draft and opens it: offline at once, otherwise as soon as it is stored.
 * `load`: how its documents are edited, fetched by then.
 * NOTE a document that is followed in the very moment of being stored can be reported as missing, and stays so.
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
