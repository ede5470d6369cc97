import { useNavigate } from 'react-router-dom'
import { emptyDraft } from '@postwright/core/model/post'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { beginFreshPost, FRESH_PARAM } from './fresh-posts.ts'
import { TIME_PARAM } from './time-in-address.ts'

/** Begins a post and opens it with a time chosen; with null without one. It is stored with its first change. */
export function useNewPost() {
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  return async (at: ZonedTime | null): Promise<void> => {
    const postId = beginFreshPost(workspaceId, user.id, emptyDraft())
    const time = at === null ? '' : `&${TIME_PARAM}=${at.instant}`
    await navigate(`${routes.contentStudioPost.href(postId)}?${FRESH_PARAM}=1${time}`)
  }
}
