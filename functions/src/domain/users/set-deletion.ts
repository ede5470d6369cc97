import { DELETION_GRACE } from '@postwright/core/limits'
import type { DeletionTime } from '@postwright/core/model/admin-request'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Schedules the deletion of the caller's account after the grace period. Repeating the call keeps the first date.
 * @returns the time of the deletion, in epoch milliseconds
 * @throws `workspaces_shared` while the account owns a workspace with other members
 */
export async function requestDeletion(deps: Deps, { uid }: Caller): Promise<number> {
  return deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    if (!user) throw new AppError('unauthenticated', { message: `${uid} has no account` })
    if (user.deletesAt !== null) return user.deletesAt
    const shared = await findSharedIn(deps, tx, uid)
    if (shared !== null) throw new AppError('workspaces_shared', { message: `workspace ${shared}` })
    const deletesAt = deps.clock.now() + DELETION_GRACE
    deps.users.updateIn(tx, user, { deletesAt })
    deps.auditLog.appendIn(tx, { action: 'deletion_requested', actorUid: uid, subject: uid })
    return deletesAt
  })
}

/**
 * Reads the data that an admin's deletion of a user needs. The returned function schedules the deletion, never later than already scheduled.
 * @throws `not_found`, `person_shares_workspaces`
 */
export async function planDeletionIn(
  deps: Deps,
  tx: Tx,
  { uid, when }: { uid: string; when: DeletionTime },
): Promise<(adminUid: string) => void> {
  const user = await deps.users.getIn(tx, uid)
  if (!user) throw new AppError('not_found', { message: `user ${uid}` })
  const shared = await findSharedIn(deps, tx, uid)
  if (shared !== null) throw new AppError('person_shares_workspaces', { message: `workspace ${shared}` })
  return (adminUid) => {
    const at = deps.clock.now() + (when === 'at_once' ? 0 : DELETION_GRACE)
    deps.users.updateIn(tx, user, { deletesAt: Math.min(at, user.deletesAt ?? at) })
    deps.auditLog.appendIn(tx, { action: 'deletion_requested', actorUid: adminUid, subject: uid, facts: { when } })
  }
}

/** Returns the first workspace with other members that an account owns. */
async function findSharedIn({ workspaces, members }: Deps, tx: Tx, uid: string): Promise<string | null> {
  for (const { id } of await workspaces.listOwnedIn(tx, uid)) if ((await members.countIn(tx, id)) > 1) return id
  return null
}

/** Cancels the deletion of the caller's account. Repeating the call changes nothing. */
export async function cancelDeletion(deps: Deps, { uid }: Caller): Promise<void> {
  await deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    if (!user || user.deletesAt === null) return
    deps.users.updateIn(tx, user, { deletesAt: null, deletionAttempts: 0, deletionRetryAt: null })
    deps.auditLog.appendIn(tx, { action: 'deletion_cancelled', actorUid: uid, subject: uid })
  })
}
