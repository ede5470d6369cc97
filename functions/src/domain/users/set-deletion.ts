import { DELETION_GRACE } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Schedules the deletion of the caller's account after the grace period. Repeating it keeps the first date.
 * @returns when that is, in epoch milliseconds
 * @throws `workspaces_shared` while a workspace with other members belongs to the account
 */
export async function requestDeletion(deps: Deps, { uid }: Caller): Promise<number> {
  return deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    if (!user) throw new AppError('unauthenticated', { message: `${uid} has no account` })
    if (user.deletesAt !== null) return user.deletesAt
    await refuseSharedIn(deps, tx, uid)
    const deletesAt = deps.clock.now() + DELETION_GRACE
    deps.users.updateIn(tx, user, { deletesAt })
    deps.auditLog.appendIn(tx, { action: 'deletion_requested', actorUid: uid, subject: uid })
    return deletesAt
  })
}

async function refuseSharedIn({ workspaces, members }: Deps, tx: Tx, uid: string): Promise<void> {
  for (const { id } of await workspaces.listOwnedIn(tx, uid)) {
    if ((await members.countIn(tx, id)) > 1) throw new AppError('workspaces_shared', { message: `workspace ${id}` })
  }
}

/** Cancels the deletion of the caller's account. Repeating it changes nothing. */
export async function cancelDeletion(deps: Deps, { uid }: Caller): Promise<void> {
  await deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    if (!user || user.deletesAt === null) return
    deps.users.updateIn(tx, user, { deletesAt: null, deletionAttempts: 0, deletionRetryAt: null })
    deps.auditLog.appendIn(tx, { action: 'deletion_cancelled', actorUid: uid, subject: uid })
  })
}
