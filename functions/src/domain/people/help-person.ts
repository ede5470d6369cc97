import type { endPersonSessions as endContract } from '@postwright/core/api/people-account'
import type { SessionFacts } from '@postwright/core/api/sessions'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { startExport } from '../exports/exports.ts'
import type { Deps } from '../ports/deps.ts'
import { listSessions, endSessions } from '../sessions/sessions.ts'
import { endSession } from '../tokens/end-session.ts'

/** Returns the sessions of a person that can still be used, most recently used first. */
export function listPersonSessions(deps: Deps, { sessionId }: Caller, uid: string): Promise<SessionFacts[]> {
  return listSessions(deps, { uid, sessionId })
}

/**
 * Ends one or all sessions of a person. The audit log records the ended sessions and the admin.
 * @returns the number of sessions that this call ended
 * @throws `not_found` for a session of another person
 */
export async function endPersonSessions(
  deps: Deps,
  { uid: actorUid }: Caller,
  { uid, sessionId }: z.output<typeof endContract.input>,
): Promise<number> {
  const ended = sessionId === null ? await endSessions(deps, uid, 'ended_by_admin') : await endOne(deps, uid, sessionId)
  if (ended > 0) {
    await deps.auditLog.append({ action: 'person.sessions_ended', actorUid, subject: uid, facts: { ended } })
  }
  return ended
}

async function endOne(deps: Deps, uid: string, sessionId: string): Promise<number> {
  const session = await deps.sessions.get(sessionId)
  if (session?.uid !== uid) throw new AppError('not_found', { message: `session ${sessionId}` })
  return (await endSession(deps, sessionId, 'ended_by_admin')) ? 1 : 0
}

/**
 * Starts an export that only the person can download: they are notified when it is ready, and an admin cannot download it.
 * @throws `not_found`
 */
export async function sendPersonExport(deps: Deps, { uid: actorUid }: Caller, uid: string): Promise<void> {
  await requirePerson(deps, uid)
  const jobId = await startExport(deps, { uid })
  await deps.auditLog.append({ action: 'person.export_sent', actorUid, subject: uid, facts: { jobId } })
}

async function requirePerson({ users }: Pick<Deps, 'users'>, uid: string): Promise<void> {
  if (!(await users.get(uid))) throw new AppError('not_found', { message: `user ${uid}` })
}

/**
 * Cancels the deletion of a person's account on their behalf.
 * @throws `not_found`
 */
export async function cancelPersonDeletion(
  deps: Pick<Deps, 'transact' | 'users' | 'auditLog'>,
  { uid: actorUid }: Caller,
  uid: string,
): Promise<void> {
  await deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    if (!user) throw new AppError('not_found', { message: `user ${uid}` })
    if (user.deletesAt === null) return
    deps.users.updateIn(tx, user, { deletesAt: null, deletionAttempts: 0, deletionRetryAt: null })
    deps.auditLog.appendIn(tx, { action: 'deletion_cancelled', actorUid, subject: uid })
  })
}
