import { schedulePost as contract } from '@postwright/core/api/posts'
import { schedulePost } from '../../domain/posts/schedule-post.ts'
import { bind } from '../../http/bind.ts'

export const schedulePostRoute = bind(
  contract,
  { limit: { perMinute: 60, by: 'account' } },
  ({ deps, caller, input }) => schedulePost(deps, caller, input),
)
