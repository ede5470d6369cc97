import { deletePost as contract } from '@postwright/core/api/posts'
import { deletePost } from '../../domain/posts/delete-post.ts'
import { bind } from '../../http/bind.ts'

export const deletePostRoute = bind(
  contract,
  { limit: { perMinute: 60, by: 'account' } },
  async ({ deps, caller, input }) => {
    await deletePost(deps, caller, input)
    return { deleted: true as const }
  },
)
