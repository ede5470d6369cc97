import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { emptyDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import type { IdeaDraft } from '../idea-draft.ts'

/** How long the composer waits for the server before it opens. */
const STORING_WAIT = 3_000

type Stored = { id: string; rev: number; draft: IdeaDraft }

/** Begins a post with the words, pictures and labels of an idea and opens it; the idea remembers the post. */
export function useIdeaToPost() {
  const { t } = useTranslation('common')
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  return async ({ id, rev, draft }: Stored): Promise<void> => {
    const postId = postDrafts.server.newId(workspaceId)
    const { text, media, labels, source, campaignId } = draft
    const post = { ...emptyDraft(), text, media, labels, campaignId, note: source }
    const created = beginDocument(postDrafts, { uid: user.id, workspaceId, documentId: postId, draft: post })
    void ideaDrafts.server.write(workspaceId, id, { uid: user.id, draft: { ...draft, postId }, rev: rev + 1 })
    void created.then((outcome) => outcome === 'written' || toast.error(t('common:create.postFailed')))
    if (navigator.onLine) await Promise.race([created, new Promise((resolve) => setTimeout(resolve, STORING_WAIT))])
    void navigate(routes.contentStudioPost.href(postId))
  }
}
