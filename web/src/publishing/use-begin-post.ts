import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { createPost } from '@/publishing/data/create-post.ts'

/** Begins a post, empty or with a given draft, and opens it at once; the store follows. */
export function useBeginPost() {
  const { t } = useTranslation('studio')
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()

  return (draft: PostDraft = emptyDraft()) => {
    const { id, stored } = createPost(workspaceId, user.id, draft)
    stored.catch((error: unknown) => {
      log.error('Post: could not be created', error)
      toast.error(t('studio:newPostFailed'))
    })
    void navigate(routes.contentStudioPost.href(id))
  }
}
