import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import type { MemberRole } from '@postwright/core/rights/rights'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { notifyMemberLeftIn } from '../notifications/notify-member-left.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

/** Roles that take over a workspace whose owner's account is deleted, in this order. Clients and viewers do not. */
const HEIRS: readonly MemberRole[] = ['owner', 'manager', 'editor', 'contributor', 'approver']

type Leaving = { workspaceId: string; uid: string }

/**
 * Lets a workspace go on when the account that it belongs to is deleted: it belongs to another already, or to the member with the
 * highest role from then on. Where nobody takes it over it is archived, so that nobody joins while it is deleted.
 * @returns whether it goes on
 */
export async function handOver(deps: Deps, leaving: Leaving): Promise<boolean> {
  try {
    return await deps.transact((tx) => handOverIn(deps, tx, leaving))
  } catch (error) {
    // What cannot be read can't be handed over.
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
  // Nothing is left of the person, their name included.
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
