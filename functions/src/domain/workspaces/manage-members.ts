import type { Member } from '@postwright/core/model/member'
import { mayManageRole } from '@postwright/core/rights/members'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'

type Managed = { workspaceId: string; actorUid: string; uid: string }

/**
 * The member who acts and the one it is about, read again in the transaction: either may have changed since the call began.
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
 * Lets a workspace go on without one of its owners: it belongs to the account of another one. Reads at once. `write` comes after all
 * readings of the transaction, and changes the workspace in any case, so that of two owners who leave at once one is asked again.
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
