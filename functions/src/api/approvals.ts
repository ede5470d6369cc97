import * as contract from '@postwright/core/api/approvals'
import { approvePost, approvePosts } from '../domain/approvals/approve-post.ts'
import { requestApproval, withdrawApprovalRequest } from '../domain/approvals/request-approval.ts'
import { returnPost } from '../domain/approvals/return-post.ts'
import { bind, type Route } from '../http/bind.ts'

export const APPROVALS_ROUTES: readonly Route[] = [
  bind(contract.approvePost, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    approvePost(deps, caller, input),
  ),

  bind(contract.returnPost, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    returnPost(deps, caller, input),
  ),

  bind(contract.approvePosts, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    approvePosts(deps, caller, input),
  ),

  bind(contract.requestApproval, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    requestApproval(deps, caller, input),
  ),

  bind(contract.withdrawApprovalRequest, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    withdrawApprovalRequest(deps, caller, input),
  ),
]
