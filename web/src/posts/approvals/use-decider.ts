import { isNeededOf, type NeededApproval } from '@postwright/core/approvals/needed-approvals'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import { hasRight } from '@postwright/core/rights/rights'
import { useRole } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Returns functions that state whether the user's approval is needed, and whether a request waits for the user. */
export function useDecider() {
  const role = useRole()
  const { user } = useSignedIn()
  const side = role === 'client' ? 'client' : 'internal'
  const canApprove = hasRight(role, 'approve_posts')
  const isNeeded = (needed: readonly NeededApproval[], askedBy: string | null) =>
    canApprove && isNeededOf(side, needed) && (needed.includes(side) || askedBy !== user.id)
  return {
    isNeeded,
    /** Returns whether a request waits for this user. */
    isForMe: ({ state, needed, requestedBy, askedUids }: ApprovalRequest) =>
      state === 'open' && isNeeded(needed, requestedBy) && (askedUids.length === 0 || askedUids.includes(user.id)),
  }
}
