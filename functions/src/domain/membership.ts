import type { Member } from '@postwright/core/model/member'
import { mayUseChannel } from '@postwright/core/rights/members'
import { hasRight, isKeptInArchive, type MemberRole, type Right } from '@postwright/core/rights/rights'
import type { Deps } from './ports/deps.ts'
import { AppError } from './app-error.ts'
import { FIELD_WORDS } from './error-words.ts'
import type { Caller } from './caller.ts'

/**
 * Returns the caller's membership of a workspace. No other function checks whether the workspace is archived.
 * @throws `not_found` for non-members and keys of other workspaces, which hides the workspace's existence; `forbidden` for members whose role lacks
 * the right; `scope_missing` and `token_invalid` for keys without the scope or of an earlier membership; `workspace_archived` for writes to an
 * archived workspace
 */
export async function requireMember(
  deps: Pick<Deps, 'members' | 'workspaces'>,
  caller: Caller,
  workspaceId: string,
  right: Right,
): Promise<Member> {
  requireWithin(caller, workspaceId, right)
  const [member, workspace] = await Promise.all([
    deps.members.get(workspaceId, caller.uid),
    isKeptInArchive(right) ? null : deps.workspaces.get(workspaceId),
  ])
  if (!member) throw new AppError('not_found', { message: `${caller.uid} is no member of ${workspaceId}` })
  if (caller.access && member.createdAt > caller.access.madeAt) {
    throw new AppError('token_invalid', { message: `${caller.access.id} is of an earlier membership` })
  }
  if (!hasRight(member.role, right)) {
    throw new AppError('forbidden', { message: `${caller.uid} is ${member.role} in ${workspaceId}: no ${right}` })
  }
  if (workspace && workspace.archivedAt !== null) {
    throw new AppError('workspace_archived', { message: `workspace ${workspaceId}` })
  }
  return member
}

/** Checks that a key or assistant acts in its one workspace, and only with the rights of its scopes. */
function requireWithin({ access }: Caller, workspaceId: string, right: Right): void {
  if (!access) return
  if (access.workspaceId !== workspaceId)
    throw new AppError('not_found', { message: `${access.id} is of another workspace` })
  if (!access.rights.includes(right)) throw new AppError('scope_missing', { message: `${access.id} has no ${right}` })
}

/** Returns whether the caller also has another right in a workspace that they are a member of: by role, and by scope if a key acts for them. */
export function mayAlso({ access }: Caller, { role }: Pick<Member, 'role'>, right: Right): boolean {
  return hasRight(role, right) && (access?.rights.includes(right) ?? true)
}

/** Checks the caller's right and returns only their role. */
export async function requireRight(
  deps: Pick<Deps, 'members' | 'workspaces'>,
  caller: Caller,
  workspaceId: string,
  right: Right,
): Promise<MemberRole> {
  return (await requireMember(deps, caller, workspaceId, right)).role
}

/**
 * Checks that a member may plan for the channels. Only for actions of a user; posts that are already planned continue.
 * @throws `channel_not_allowed`, with a sentence per channel
 */
export function requireChannels(member: Member, connectionIds: readonly string[]): void {
  const refused = connectionIds.filter((id) => !mayUseChannel(member, id))
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map((id) => [id, FIELD_WORDS.channelNotAllowed]))
  throw new AppError('channel_not_allowed', { message: `${member.uid} is limited to other channels`, fields })
}

/** Returns whether a membership, if it exists, currently allows an action: for work that continues without a call. */
export function canAct(member: Pick<Member, 'role' | 'suspended'> | null, right: Right): boolean {
  return member !== null && !member.suspended && hasRight(member.role, right)
}
