import type { Member } from '@postwright/core/model/member'
import { hasRight, type Right, type MemberRole } from '@postwright/core/rights/rights'
import type { Deps } from './ports/deps.ts'
import { AppError } from './app-error.ts'
import type { Caller } from './caller.ts'

/**
 * The caller's role in a workspace.
 * @throws `not_found` for non-members, so that the workspace's existence stays hidden; `forbidden` for members whose role
 * lacks the right
 */
export async function requireRight(
  deps: Pick<Deps, 'members'>,
  caller: Caller,
  workspaceId: string,
  right: Right,
): Promise<MemberRole> {
  const member = await deps.members.get(workspaceId, caller.uid)
  if (!member) throw new AppError('not_found', { message: `${caller.uid} is no member of ${workspaceId}` })
  if (!hasRight(member.role, right)) {
    throw new AppError('forbidden', { message: `${caller.uid} is ${member.role} in ${workspaceId}: no ${right}` })
  }
  return member.role
}

/** Whether a membership, if there is one, lets its person do something now: for work that goes on without a call. */
export function canAct(member: Pick<Member, 'role' | 'suspended'> | null, right: Right): boolean {
  return member !== null && !member.suspended && hasRight(member.role, right)
}
