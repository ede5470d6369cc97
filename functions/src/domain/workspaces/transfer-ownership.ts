import type { transferOwnership as contract } from '@postwright/core/api/members'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { countOwnedIn } from './create-workspace.ts'

/**
 * Hands the caller's ownership over to another member; the caller becomes a manager.
 * @throws the codes of the contract
 */
export async function transferOwnership(
  deps: Deps,
  caller: Caller,
  { workspaceId, uid }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'manage_ownership')
  if (uid === caller.uid) return {}
  await deps.transact(async (tx) => {
    const [workspace, owner, member] = await Promise.all([
      deps.workspaces.getIn(tx, workspaceId),
      deps.members.getIn(tx, workspaceId, caller.uid),
      deps.members.getIn(tx, workspaceId, uid),
    ])
    if (owner?.role !== 'owner')
      throw new AppError('forbidden', { message: `${caller.uid} owns nothing here any more` })
    if (!workspace || !member || member.suspended) {
      throw new AppError('not_found', { message: `${uid} is no active member of ${workspaceId}` })
    }
    const isAccountOf = workspace.ownerUid === caller.uid
    const count = isAccountOf ? await countOwnedIn(deps, tx, uid) : null
    count?.()
    // Written in any case: of two changes to its owners at once, one is made again.
    deps.workspaces.updateIn(tx, workspace, { ownerUid: isAccountOf ? uid : workspace.ownerUid })
    deps.members.updateIn(tx, workspaceId, member, { role: 'owner', channelIds: null })
    deps.members.updateIn(tx, workspaceId, owner, { role: 'manager' })
    deps.auditLog.appendIn(tx, {
      action: 'workspace.transferred',
      actorUid: caller.uid,
      workspaceId,
      subject: uid,
    })
  })
  return {}
}
