import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { newPostId } from './data/create-post.ts'
import { beginPost } from './outbox/begin-post.ts'

/** The composer opens after this many milliseconds even when the server has not answered yet. */
const STORING_WAIT = 3_000

/**
 * Begins a post, empty or with a given draft, and opens it: offline at once, otherwise as soon as it is stored.
 * NOTE a post that is followed in the very moment of being stored can be reported as missing, and stays so.
 */
export function useBeginPost() {
  const { t } = useTranslation()
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()

  return async (draft: PostDraft = emptyDraft()): Promise<void> => {
    const postId = newPostId(workspaceId)
    const reported = beginPost({ uid: user.id, workspaceId, postId, draft }).then((outcome) => {
      if (outcome !== 'written') toast.error(t('create.postFailed'))
    })
    if (navigator.onLine) await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, STORING_WAIT))])
    void navigate(routes.contentStudioPost.href(postId))
  }
}
