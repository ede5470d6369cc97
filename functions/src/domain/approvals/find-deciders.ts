import type { NeededApproval } from '@postwright/core/approvals/needed-approvals'
import { isNeededOf } from '@postwright/core/approvals/needed-approvals'
import type { ApprovalSide } from '@postwright/core/model/approval'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Member } from '@postwright/core/model/member'
import { getRolesWith } from '@postwright/core/rights/rights'
import type { Deps } from '../ports/deps.ts'
import { canAct } from '../membership.ts'

/** The side on which a member approves. */
export function sideOf({ role }: Pick<Member, 'role'>): ApprovalSide {
  return role === 'client' ? 'client' : 'internal'
}

/** The members whose word a request waits for: those who were asked, or everybody who can give it. */
export async function findDeciders(
  { members }: Pick<Deps, 'members'>,
  workspaceId: string,
  { needed, askedUids, requestedBy }: Pick<ApprovalRequest, 'needed' | 'askedUids' | 'requestedBy'>,
): Promise<string[]> {
  const all = await members.listByRole(workspaceId, getRolesWith('approve_posts'))
  const able = all.filter((each) => canAct(each, 'approve_posts') && isAble(each, needed, requestedBy))
  const asked = able.filter(({ uid }) => askedUids.includes(uid))
  return (asked.length > 0 ? asked : able).map(({ uid }) => uid)
}

function isAble(member: Member, needed: readonly NeededApproval[], requestedBy: string): boolean {
  return member.uid !== requestedBy && isNeededOf(sideOf(member), needed)
}
