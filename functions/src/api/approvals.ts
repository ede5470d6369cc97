import * as contract from '@postwright/core/api/approvals'
import { approvePost } from '../domain/approvals/approve-post.ts'
import { returnPost } from '../domain/approvals/return-post.ts'
import { bind, type Route } from '../http/bind.ts'

export const APPROVALS_ROUTES: readonly Route[] = [
  bind(contract.approvePost, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    approvePost(deps, caller, input),
  ),

  bind(contract.returnPost, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    returnPost(deps, caller, input),
  ),
]
