import * as contract from '@postwright/core/api/comments'
import { addComment } from '../domain/comments/add-comment.ts'
import { editComment, removeComment, resolveComment } from '../domain/comments/change-comment.ts'
import { bind, type Route } from '../http/bind.ts'

export const COMMENTS_ROUTES: readonly Route[] = [
  bind(contract.addComment, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    addComment(deps, caller, input),
  ),

  bind(contract.editComment, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    editComment(deps, caller, input),
  ),

  bind(contract.deleteComment, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await removeComment(deps, caller, input)
    return { deleted: true as const }
  }),

  bind(contract.resolveComment, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    resolveComment(deps, caller, input),
  ),
]
