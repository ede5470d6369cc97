import type { listMembers as listContract, changeMember as changeContract } from '@postwright/core/api/members'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { readNames } from '../read-names.ts'
import type { Member } from '@postwright/core/model/member'
import { isUnlimited, mayManageRole } from '@postwright/core/rights/members'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import type { Tx } from '../ports/documents.ts'

/**
 * Returns the members of a workspace with name and role, in alphabetical order.
 * @throws the codes of the contract
 */
export async function listMembers(
  deps: Pick<Deps, 'members' | 'workspaces' | 'users'>,
  caller: Caller,
  { workspaceId }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const memberships = await deps.members.list(workspaceId)
  const uids = memberships.map(({ uid }) => uid)
  const names = await readNames(deps, uids)
  const members = memberships.flatMap(({ uid, role, createdAt, channelIds, suspended }) => {
    const fullName = names.get(uid)
    return fullName === undefined
      ? []
      : [{ uid, fullName, role, joinedAt: createdAt, channelIds, isSuspended: suspended }]
  })
  return { members: members.toSorted((a, b) => a.fullName.localeCompare(b.fullName)) }
}

/**
 * Changes a member's role, or the channels that they schedule posts for.
 * @throws the codes of the contract
 */
export async function changeMember(
  deps: Deps,
  caller: Caller,
  { workspaceId, uid, role, channelIds }: z.output<typeof changeContract.input>,
): Promise<OutputOf<typeof changeContract>> {
  await requireRight(deps, caller, workspaceId, 'manage_members')
  await refuseUnknown(deps, workspaceId, channelIds ?? [])
  return deps.transact(async (tx) => {
    const { actor, member } = await loadManagedIn(deps, tx, { workspaceId, actorUid: caller.uid, uid })
    if (!member) throw new AppError('not_found', { message: `${uid} is no member of ${workspaceId}` })
    const next = { role: role ?? member.role, channelIds: channelIds === undefined ? member.channelIds : channelIds }
    if (isUnlimited(next.role)) next.channelIds = null
    if (!mayManageRole(actor.role, next.role)) {
      throw new AppError('forbidden', { message: `${actor.role} ${caller.uid} may not make somebody ${next.role}` })
    }
    if (isSame(member, next)) return next
    if (member.role === 'owner') (await settleOwnerIn(deps, tx, { workspaceId, without: uid })).write()
    deps.members.updateIn(tx, workspaceId, member, next)
    deps.auditLog.appendIn(tx, {
      action: 'member.changed',
      actorUid: caller.uid,
      workspaceId,
      subject: uid,
      facts: { before: member.role, after: next.role, channels: next.channelIds?.length ?? null },
    })
    return next
  })
}

function isSame(member: Member, next: Pick<Member, 'role' | 'channelIds'>): boolean {
  const listed = (ids: readonly string[] | null) => ids?.toSorted().join(' ') ?? null
  return member.role === next.role && listed(member.channelIds) === listed(next.channelIds)
}

/** @throws `connection_missing`, with a sentence per channel */
async function refuseUnknown(
  { connections }: Pick<Deps, 'connections'>,
  workspaceId: string,
  channelIds: readonly string[],
): Promise<void> {
  const found = await Promise.all(channelIds.map(async (id) => ({ id, is: await connections.get(workspaceId, id) })))
  const missing = found.filter(({ is }) => !is).map(({ id }) => [id, FIELD_WORDS.channelMissing])
  if (missing.length > 0) throw new AppError('connection_missing', { fields: Object.fromEntries(missing) })
}

type Managed = { workspaceId: string; actorUid: string; uid: string }

/**
 * Returns the acting member and the member to change, read again in the transaction: either may have changed since the call began.
 * @throws `forbidden` when the actor may not change or remove such a member
 */
export async function loadManagedIn(
  { members }: Pick<Deps, 'members'>,
  tx: Tx,
  { workspaceId, actorUid, uid }: Managed,
): Promise<{ actor: Member; member: Member | null }> {
  const [actor, member] = await Promise.all([
    members.getIn(tx, workspaceId, actorUid),
    members.getIn(tx, workspaceId, uid),
  ])
  if (!actor || (member && !mayManageRole(actor.role, member.role))) {
    throw new AppError('forbidden', { message: `${actorUid} may not manage ${uid} in ${workspaceId}` })
  }
  return { actor, member }
}

/**
 * Assigns a workspace to the account of another owner when one of its owners leaves. Reads immediately. `write` must be called after all reads of the
 * transaction and always changes the workspace, so that when two owners leave at once, one transaction is retried.
 * @throws `last_owner`
 */
export async function settleOwnerIn(
  { members, workspaces }: Pick<Deps, 'members' | 'workspaces'>,
  tx: Tx,
  { workspaceId, without }: { workspaceId: string; without: string },
): Promise<{ ownerUid: string; write: () => void }> {
  const workspace = await workspaces.getIn(tx, workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  const owners = await members.listByRoleIn(tx, workspaceId, ['owner'])
  const left = owners.filter(({ uid, suspended }) => uid !== without && !suspended)
  const [first] = left
  if (!first) throw new AppError('last_owner', { message: `${without} is the last owner of ${workspaceId}` })
  const ownerUid = left.some(({ uid }) => uid === workspace.ownerUid) ? workspace.ownerUid : first.uid
  return { ownerUid, write: () => void workspaces.updateIn(tx, workspace, { ownerUid }) }
}
