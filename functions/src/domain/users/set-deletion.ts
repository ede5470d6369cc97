import { DELETION_GRACE } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Schedules the deletion of the caller's account after the grace period. Repeating it keeps the first date.
 * @returns when that is, in epoch milliseconds
 */
export async function requestDeletion(deps: Deps, { uid }: Caller): Promise<number> {
  return deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    if (!user) throw new AppError('unauthenticated', { message: `${uid} has no account` })
    if (user.deletesAt !== null) return user.deletesAt
    const deletesAt = deps.clock.now() + DELETION_GRACE
    deps.users.updateIn(tx, user, { deletesAt })
    deps.auditLog.appendIn(tx, { action: 'deletion_requested', actorUid: uid, subject: uid })
    return deletesAt
  })
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
