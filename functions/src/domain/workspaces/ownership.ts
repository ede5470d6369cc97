import type { transferOwnership as contract } from '@postwright/core/api/members'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError, UnreadableDocument } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { countOwnedIn } from './create-workspace.ts'
import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import type { MemberRole } from '@postwright/core/rights/rights'
import type { Tx } from '../ports/documents.ts'
import { notifyMemberLeftIn } from '../notifications/personal-notices.ts'

/**
 * Transfers the caller's ownership to another member; the caller becomes a manager.
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
    // Always written, so that of two simultaneous changes to the owners, one is retried.
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

/** Roles that take over a workspace whose owner's account is deleted, in this order. Clients and viewers never do. */
const HEIRS: readonly MemberRole[] = ['owner', 'manager', 'editor', 'contributor', 'approver']

type Leaving = { workspaceId: string; uid: string }

/**
 * Transfers a workspace when the account that owns it is deleted: to another owner, or else to the member with the highest role. A workspace without
 * a successor is archived, so that no one joins while it is deleted.
 * @returns whether the workspace continues to exist
 */
export async function handOver(deps: Deps, leaving: Leaving): Promise<boolean> {
  try {
    return await deps.transact((tx) => handOverIn(deps, tx, leaving))
  } catch (error) {
    // An unreadable workspace can't be transferred.
    if (error instanceof UnreadableDocument) return false
    throw error
  }
}

async function handOverIn(deps: Deps, tx: Tx, { workspaceId, uid }: Leaving): Promise<boolean> {
  const workspace = await deps.workspaces.getIn(tx, workspaceId)
  if (!workspace) return false
  if (workspace.ownerUid !== uid) return true
  const members = await deps.members.listByRoleIn(tx, workspaceId, HEIRS)
  const [heir] = members
    .filter((member) => member.uid !== uid && !member.suspended)
    .toSorted((a, b) => HEIRS.indexOf(a.role) - HEIRS.indexOf(b.role) || a.createdAt - b.createdAt)
  if (!heir) {
    deps.workspaces.updateIn(tx, workspace, { archivedAt: workspace.archivedAt ?? deps.clock.now() })
    return false
  }
  // All data of the user is removed, including the name.
  const names = { workspaceName: workspace.name, memberName: '' }
  const left = { workspaceId, ...names, posts: 0, series: 0, ownerUid: heir.uid, memberUid: uid }
  const notify = await notifyMemberLeftIn(deps, tx, left)
  notify()
  deps.workspaces.updateIn(tx, workspace, { ownerUid: heir.uid })
  deps.members.updateIn(tx, workspaceId, heir, { role: 'owner', channelIds: null })
  deps.auditLog.appendIn(tx, {
    action: 'workspace.transferred',
    actorUid: AUDIT_ACTORS.system,
    workspaceId,
    subject: heir.uid,
  })
  return true
}
