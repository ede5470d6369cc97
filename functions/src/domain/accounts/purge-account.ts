import { AUDIT_ACTORS, AUDIT_PSEUDONYM } from '@postwright/core/model/audit-entry'
import type { User } from '@postwright/core/model/user'
import type { Workspace } from '@postwright/core/model/workspace'
import { createHmac } from 'node:crypto'
import { currentKey } from '../../crypto/key-ring.ts'
import type { Deps } from '../../deps.ts'
import { openSecret } from '../connections/open-secret.ts'
import { exportKeyOf } from '../exports/export-key.ts'
import { blobKeyOf } from '../media/blob-key-of.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/**
 * Removes everything of a person whose time to take it back is over; the audit log keeps what happened under a pseudonym.
 * Every step may be repeated and the account goes last, so a run that was cut off is finished by the next.
 */
export async function purgeAccount(deps: Deps, user: User): Promise<void> {
  const { id: uid, email } = user
  await endSessions(deps, uid, 'account_deleted')
  await deps.identity.deleteUser(uid)
  for (const workspace of await deps.accountData.workspacesOf(uid)) await purgeWorkspace(deps, workspace)
  await deps.accountData.deleteMemberships(uid)
  const jobs = await deps.jobs.list(uid)
  for (const job of jobs) await deps.blobs.delete(exportKeyOf(uid, job.id))
  await deps.accountData.deleteMessages(email)
  await deps.accountData.deleteUsernames(uid)
  await deps.accountData.deleteSessions(uid)
  const pseudonym = pseudonymOf(deps, uid)
  await deps.auditLog.rename(uid, email, pseudonym)
  await deps.accountData.deleteUser(uid)
  // NOTE an export that ran at the same time may have stored its result between the two.
  for (const job of jobs) await deps.blobs.delete(exportKeyOf(uid, job.id))
  await deps.auditLog.append({ action: 'account_deleted', actorUid: AUDIT_ACTORS.system, subject: pseudonym })
}

async function purgeWorkspace(deps: Deps, workspace: Workspace): Promise<void> {
  const { id } = workspace
  await deps.accountData.deleteMembers(id)
  const { connections, media } = await deps.accountData.readWorkspace(workspace)
  for (const connection of connections) {
    // The network may be gone or refuse: that is no reason to keep anything.
    await openSecret(deps, id, connection)
      .then((opened) => opened && deps.publishers[connection.platform].revoke(connection, opened.secret))
      .catch((error: unknown) => deps.logger.warn('access could not be given back', { error: String(error) }))
  }
  for (const item of media) await deps.blobs.delete(blobKeyOf(item))
  await deps.accountData.deleteWorkspace(id)
}

/** The same person always gets the same pseudonym, and without the key nobody finds the person. */
function pseudonymOf({ tokenKeys }: Deps, uid: string): string {
  const mac = createHmac('sha256', currentKey(tokenKeys.pseudonym)).update(uid).digest('base64url')
  return `${AUDIT_PSEUDONYM}${mac.slice(0, 32)}`
}
