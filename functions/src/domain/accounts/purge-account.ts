import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import type { User } from '@postwright/core/model/user'
import { markKeyId, markOf } from '../audit/name-marks.ts'
import type { Deps } from '../ports/deps.ts'
import { openSecret } from '../channel-access/open-secret.ts'
import { deleteJobFiles } from '../exports/export-key.ts'
import { deleteFontFiles } from '../fonts/delete-font.ts'
import { deleteBytes } from '../media/delete-bytes.ts'
import { removeUpload } from '../uploads/remove-upload.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { handOver } from '../workspaces/hand-over.ts'

/**
 * Deletes everything of a person whose grace period is over; the audit log keeps its entries under a pseudonym.
 * Every step may be repeated and the account goes last, so a run that was killed is finished by the next.
 */
export async function purgeAccount(deps: Deps, { id: uid, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  // An account that is closed follows its identity no more: the end of the identity adds nothing to the log while this goes on.
  await deps.users.close(uid)
  await endSessions(deps, uid, 'account_deleted')
  await deps.identity.deleteUser(uid)
  let unreadable = 0
  for (const workspaceId of await deps.accountData.workspaceIdsOf(uid)) {
    if (await handOver(deps, { workspaceId, uid })) continue
    unreadable += await purgeWorkspace(deps, workspaceId)
  }
  const jobIds = await deps.jobs.listIds(uid)
  for (const jobId of jobIds) await deleteJobFiles(deps, { uid, jobId })
  await deps.accountData.deletePersonal(uid, email)
  await deps.blobs.deleteProofs(uid)
  await deps.invoices.removePerson(uid)
  await deps.payments.removePerson(uid)
  const { pseudonym: ring } = deps.tokenKeys
  const keyId = markKeyId(ring)
  const pseudonym = markOf(ring, keyId, uid)
  const names = [[uid, pseudonym] as const, ...(email === '' ? [] : [[email, markOf(ring, keyId, email)] as const])]
  await deps.auditLog.rename(uid, new Map(names))
  await deps.comments.renamePerson(uid, FORMER_MEMBER)
  await deps.accountData.deleteUser(uid)
  // NOTE an export that ran at the same time may have stored its result between the two.
  for (const jobId of jobIds) await deleteJobFiles(deps, { uid, jobId })
  await deps.auditLog.append({
    action: 'account_deleted',
    actorUid: AUDIT_ACTORS.system,
    subject: pseudonym,
    facts: { unreadable },
  })
}

/**
 * Removes a workspace, whatever is in it.
 * @returns how many channels could not be read, so that their access could not be revoked
 */
async function purgeWorkspace(deps: Deps, wid: string): Promise<number> {
  await deps.accountData.deleteMembers(wid)
  const { rows, unreadable } = await deps.accountData.connectionsOf(wid)
  for (const connection of rows) {
    // The network may be unreachable or refuse: that is no reason to keep anything.
    await openSecret(deps, wid, connection)
      .then((opened) => opened && deps.publishers[connection.platform].revoke(connection, opened.secret))
      .catch((error: unknown) => deps.logger.warn('access could not be revoked', { error: String(error) }))
  }
  for (const id of await deps.accountData.mediaIdsOf(wid)) {
    if (isMediaId(id)) await deleteBytes(deps.blobs, { workspaceId: wid, id })
  }
  for (const fontId of await deps.fonts.listIds(wid)) {
    if (isMediaId(fontId)) await deleteFontFiles(deps, { workspaceId: wid, fontId })
  }
  for (const id of await deps.uploads.listIds(wid)) await removeUpload(deps, id)
  await deps.accountData.deleteWorkspace(wid)
  return unreadable.length
}

/** The author of comments whose account is gone: nobody, for all of them. */
const FORMER_MEMBER = 'former-member'

/** Pictures and fonts are stored under their hash; under any other name there are no bytes. */
function isMediaId(id: string): boolean {
  return /^[0-9a-f]{64}$/.test(id)
}
