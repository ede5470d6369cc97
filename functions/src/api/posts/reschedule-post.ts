import { reschedulePost as contract } from '@postwright/core/api/posts'
import { reschedulePost } from '../../domain/posts/reschedule-post.ts'
import { bind } from '../../http/bind.ts'

export const reschedulePostRoute = bind(
  contract,
  { limit: { perMinute: 60, by: 'account' } },
  ({ deps, caller, input }) => reschedulePost(deps, caller, input),
)
