import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { emptyDraft } from '@postwright/core/model/post'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { postDrafts } from './data/post-drafts.ts'
import { TIME_PARAM } from './time-in-address.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'

/** Begins a post and opens it with a time chosen; with null without one. */
export function useNewPost() {
  const { t } = useTranslation()
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  return async (at: ZonedTime | null): Promise<void> => {
    const documentId = postDrafts.server.newId(workspaceId)
    const stored = beginDocument(postDrafts, { uid: user.id, workspaceId, documentId, draft: emptyDraft() })
    if ((await stored) !== 'written') toast.error(t(postDrafts.words.notCreated))
    const query = at === null ? '' : `?${TIME_PARAM}=${at.instant}`
    void navigate(`${routes.contentStudioPost.href(documentId)}${query}`)
  }
}
