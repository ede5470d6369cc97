import type { MemberRole } from '@postwright/core/model/member'
import type { Deps } from './ports/deps.ts'
import { AppError } from './app-error.ts'
import type { Caller } from './caller.ts'

/**
 * The caller's role in a workspace.
 * @throws `not_found` for non-members, so that the workspace's existence stays hidden; `forbidden` for members without one of
 * `roles`
 */
export async function requireRole(
  deps: Pick<Deps, 'members'>,
  caller: Caller,
  workspaceId: string,
  roles: readonly MemberRole[],
): Promise<MemberRole> {
  const member = await deps.members.get(workspaceId, caller.uid)
  if (!member) throw new AppError('not_found', { message: `${caller.uid} is no member of ${workspaceId}` })
  if (!roles.includes(member.role)) {
    throw new AppError('forbidden', { message: `${caller.uid} is ${member.role} in ${workspaceId}` })
  }
  return member.role
}
