import { useNavigate } from 'react-router-dom'
import { emptyDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { giveChannel } from '../data/connections.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'

/** Opens the composer for a channel: with the draft that has been waiting for a channel, otherwise with a new post. */
export function useWriteForChannel(): (connectionId: string) => Promise<void> {
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const beginPost = useBeginPost()

  return async (connectionId) => {
    const waiting = await giveChannel(workspaceId, connectionId, user.id)
    if (waiting === null) await beginPost({ ...emptyDraft(), connectionIds: [connectionId] })
    else void navigate(routes.contentStudioPost.href(waiting))
  }
}
