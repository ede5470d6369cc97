import { bulkPosts as bulkContract } from '@postwright/core/api/bulk-posts'
import * as contract from '@postwright/core/api/posts'
import { bulkPosts } from '../domain/bulk-posts/bulk-posts.ts'
import { cancelPost } from '../domain/posts/cancel-post.ts'
import { deletePost } from '../domain/posts/delete-post.ts'
import { reschedulePost } from '../domain/posts/reschedule-post.ts'
import { resolveVariant } from '../domain/posts/resolve-variant.ts'
import { schedulePost } from '../domain/posts/schedule-post.ts'
import { bind, type Route } from '../http/bind.ts'

export const POSTS_ROUTES: readonly Route[] = [
  bind(contract.schedulePost, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    schedulePost(deps, caller, input),
  ),

  bind(bulkContract, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    bulkPosts(deps, caller, input),
  ),

  bind(contract.cancelPost, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    cancelPost(deps, caller, input),
  ),

  bind(contract.reschedulePost, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    reschedulePost(deps, caller, input),
  ),

  bind(contract.resolveVariant, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    resolveVariant(deps, caller, input),
  ),

  bind(contract.deletePost, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await deletePost(deps, caller, input)
    return { deleted: true as const }
  }),
]
