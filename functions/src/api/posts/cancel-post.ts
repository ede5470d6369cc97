import { cancelPost as contract } from '@postwright/core/api/posts'
import { cancelPost } from '../../domain/posts/cancel-post.ts'
import { bind } from '../../http/bind.ts'

export const cancelPostRoute = bind(contract, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
  cancelPost(deps, caller, input),
)
