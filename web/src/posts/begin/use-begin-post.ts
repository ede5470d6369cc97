import { useNavigate } from 'react-router-dom'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Starts a post, empty or from a given draft, and opens it. An empty post is stored only with its first change. */
export function useBeginPost() {
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const begin = useBeginDocument(async () => (await import('../data/post-drafts.ts')).postDrafts)
  return async (draft: PostDraft = emptyDraft()): Promise<void> => {
    const { beginFreshPost, FRESH_PARAM, isBlank } = await loadPatiently(() => import('./fresh-posts.ts'))
    // A copy does not keep the chosen time.
    if (!isBlank(draft)) return begin({ ...draft, chosenTime: '' })
    const postId = beginFreshPost(workspaceId, user.id, draft)
    return void navigate(`${routes.contentStudioPost.href(postId)}?${FRESH_PARAM}=1`)
  }
}
